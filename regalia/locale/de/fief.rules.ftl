### Fief: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Unsere Auslegung:

## Components (FI-C)

FI-C-title = Spielmaterial
FI-C-1 =
    Der Spielplan zeigt 24 Dörfer, die durch Wege verbunden sind. Sie liegen in sechs Regionen – zwei Herzogtümern mit 5 Dörfern, zwei Grafschaften mit 4 und zwei Baronien mit 3 – und außerdem in vier Bistümern, deren Grenzen anders verlaufen.

    Ein ehrliches Wort dazu: Zu dem Regelheft, das wir haben, fehlt der Spielplan. Dörfer und Wege folgen einer späteren Ausgabe; welche Dörfer eine Region oder ein Bistum bilden, haben wir rekonstruiert.
FI-C-2 =
    Du hast 20 Steine für deine Landsknechte: zwölf zu 1 Einheit, fünf zu 3 und drei zu 6, zusammen 45 Einheiten. Mehr gibt es nicht. { -ruling } Das Spiel wechselt innerhalb deines Vorrats von selbst, aber alle deine Stapel – je einer im Dorf, je einer am Tor – müssen sich gleichzeitig mit diesen Steinen aufstellen lassen. Was sich nicht aus deinen 6ern und 3ern legen lässt, braucht 1er, und davon hast du zwölf. Ein Kauf oder eine Teilung, für die deine Steine nicht reichen, wird abgelehnt; ein Verlust, für den sie nicht reichen, wird zum nächstgrößeren, für den sie reichen.
    .example = Sieben Stapel zu zwei Landsknechten bräuchten vierzehn 1er. Du kannst sie nicht aufstellen, obwohl es nur 14 Einheiten sind.
FI-C-3 = Es gibt 16 Lehnsherren, 12 Männer und 4 Frauen, jeder mit einem Namen und dessen Anfangsbuchstaben. Die Leibgarde des Königs hat 20 Einheiten, die der Königin 10, und revoltierende Bauern gibt es 18 Einheiten; bei diesen dreien zählen nur die Einheiten, nicht die Steine.
FI-C-4 = Für alle Spieler zusammen gibt es 12 Schlösser, sechs Städte, 12 Mühlen und 12 Traubenpressen. Ist eine Sorte aufgebraucht, kann davon nichts mehr gebaut werden.
FI-C-5 =
    Es gibt 57 blaue Karten: 16 Lehnsherren, vier Bischöfe (einen für jedes Bistum), viermal Kirchenzehnt, fünfmal Steuern, sechsmal Gute Ernte, sechsmal Schönwetter, dreimal Unwetter, zweimal Hungersnot, zweimal Pest, viermal Aufstand, einmal Attentat, einmal Gerechtigkeit, zweimal Flucht und einmal Femme d{ "\u2019" }Arc. Die 13 roten Karten sind zweimal Herzog, zweimal Graf, zweimal Baron, dreimal Kardinal, König, Königin, Kronprinz und Erster Spieler.

    Ein ehrliches Wort dazu: Das Regelheft nennt die Gesamtzahlen und die Sorten; wie viele blaue Karten es von jeder Sorte gibt, mussten wir erschließen.
FI-C-6 = Gezahlt wird in Talern, mit Scheinen zu 100, 500 und 1000. { -ruling } Die Bank wird nie leer, und gewechselt wird immer.

## Set-up (FI-S)

FI-S-title = Spielaufbau
FI-S-1 = Jeder würfelt; wer gleich viel hat, würfelt untereinander noch einmal. Vom höchsten Wurf zum niedrigsten wählt dann jeder ein freies Dorf und ein Wappen. Wer am höchsten gewürfelt hat, ist in der ersten Runde Erster Spieler; die Plätze am Tisch bleiben, wie sie sind.
FI-S-2 = In deinem Dorf beginnst du mit 8 Landsknechten (einem Stein zu 3 und fünf zu 1), einem Lehnsherrn und einem Schloss, und du bekommst 300 Taler. { -ruling } Die 16 Lehnsherrenkarten werden gemischt, und jeder bekommt eine offen zugeteilt; dein erster Lehnsherr kann auch eine Frau sein. Die übrigen kommen in den blauen Stapel.
FI-S-3 = Der blaue Stapel wird gemischt, und jeder Spieler bekommt drei Karten.
FI-S-4 = Euer Tisch wählt das Spiel. Im einfachen Spiel gewinnst du durch Krone und Lehen (FI-Z-1); im Spiel nach Punkten spielt ihr 10, 15, 20 oder 25 Runden und zählt (FI-Z-3). Zu dritt schlagen wir das Spiel nach Punkten über 10 Runden vor, mit mehr Spielern das einfache Spiel.

## Round (FI-R)

FI-R-title = Die Spielrunde
FI-R-1 = Eine Runde hat sechs Phasen: Karten, Einkünfte, Einkäufe, Bewegungen, Kämpfe, Verhandlungen. Erst wenn alle Spieler der Reihe nach mit einer Phase fertig sind, beginnt die nächste.
FI-R-2 = Die Spielerreihenfolge geht im Uhrzeigersinn, vom Ersten Spieler an. Mit jeder Runde wandert die Karte „Erster Spieler“ einen Platz nach links; wer ausgeschieden ist, wird übersprungen.
FI-R-3 = Am Anfang jeder Runde außer der ersten ziehen die Spieler der Reihe nach, bis sie drei Karten auf der Hand haben. Ist der Stapel leer, werden die ausgespielten und die zurückgegebenen Karten zu einem neuen gemischt. Gibt es gar keine mehr, bleibt deine Hand kleiner.
FI-R-4 = { -ruling } Am Ende einer Runde geschieht alles in dieser Reihenfolge: Revoltierende Bauern gehen nach Hause (FI-F-20), eine Regentschaft zählt eine Runde weiter (FI-Q-2), Spieler scheiden aus (FI-Z-2), es wird geprüft, ob jemand gewonnen hat (FI-Z-1, FI-Z-4), Punkte werden gezählt (FI-Z-3), und es wird geprüft, ob das die letzte Runde war (FI-Z-3, FI-Z-5).
FI-R-5 = { -ruling } Wirst du etwas gefragt, während du nicht am Zug bist – nach einer Konterkarte, Erlaubnis, Hilfe, Gnade, einem Erben, der Zustimmung deiner Geistlichen –, so antwortest du nur. Danach geht der Zug des anderen dort weiter, wo er war.
FI-R-6 = { -ruling } Antwortest du nicht rechtzeitig, gilt für dich die zurückhaltendste Antwort. Du spielst keine Karte und keine Konterkarte, kaufst und bewegst nichts; du verweigerst Erlaubnis, Hilfe und Gnade, hältst dich heraus, bittest nicht um Gnade und nimmst niemanden aufs Korn; du enthältst dich, krönst niemanden und bist bereit. Eine Gruppe von dir an einem Tor geht zurück. Wo Lehnsherren, Verluste, Hauptstädte oder Erben zu wählen sind, gilt die Reihenfolge des Spielplans.

## Who stands where (FI-O)

FI-O-title = Wer wo steht
FI-O-1 = { -ruling } Eine Partei, das sind alle Figuren eines Spielers in einem Dorf; die Parteien dort stehen in der Reihenfolge, in der sie gekommen sind. Gefangene gehören zu keiner Partei, und revoltierende Bauern sind keine. Ein Tor (FI-M-7) ist ein Ort für sich: Wer daran steht, ist nicht im Dorf.
FI-O-2 = { -ruling } Außerhalb der Lehen ist die erste Partei in einem Dorf sein Besitzer. Geht oder stirbt dort die letzte Figur des Besitzers, besitzt die nächste Partei das Dorf, friedlich und mit allen Gebäuden; gibt es keine andere, gehört es niemandem. Wer das Dorf im Kampf gewinnt (FI-F-8), steht an erster Stelle.
FI-O-3 = { -ruling } Ein Dorf eines Lehens gehört dem Eigentümer des Lehens, also dem Spieler, der dessen Titel hat, ganz gleich, wer darin steht (FI-L-3). Eigentümer ist er auch, solange der Titel auf einen Lehnsherrn wartet.
FI-O-4 = { -ruling } Wer ein Dorf betreten will, bittet den Gastgeber um Erlaubnis. Gastgeber ist der Eigentümer oder Besitzer, wenn eine Figur von ihm dort steht, sonst die erste Partei; auch der Eigentümer eines Lehens bittet also Fremde, die in seinem Dorf lagern. Gibt es keine Partei, gibt es keinen Gastgeber, und niemand muss bitten. Die anderen Gäste werden nicht gefragt.
FI-O-5 = { -ruling } Ein Dorf ist dein eigenes, wenn du es besitzt oder wenn es in einem deiner Lehen liegt. Du kontrollierst es, wenn es dein eigenes ist und dort außerdem eine Figur von dir steht oder aber weder Figuren anderer noch revoltierende Bauern stehen.
FI-O-6 = { -ruling } Wer in einem Dorf mit Schloss oder Stadt ist, ist innerhalb der Mauern, Gastgeber und Gäste gleichermaßen. Wer an einem Tor steht, ist im Freien; revoltierende Bauern sind es immer.

## Cards (FI-K)

FI-K-title = Karten
FI-K-1 = In deinem Zug der Phase 1 darfst du beliebig viele Karten ausspielen, eine nach der anderen, und verdeckt zurückgeben, was du nicht brauchst. { -ruling } Zu anderer Zeit lassen sich nur Konterkarten spielen (FI-K-3). Eine Karte, die länger wirkt, gilt bis zum Ende der Runde.
FI-K-2 =
    Hungersnot, Unwetter, Pest, Aufstand und Attentat sind Angriffe. Gegen drei davon gibt es Konterkarten: Gute Ernte gegen Hungersnot, Schönwetter gegen Unwetter, Gerechtigkeit gegen Attentat. Gegen Pest, Aufstand, Kirchenzehnt und Steuern gibt es keine.

    Ein ehrliches Wort dazu: Was die Karten bewirken, stand größtenteils auf einem Referenzblatt, das uns fehlt. Wir haben es rekonstruiert, zum Teil nach späteren Ausgaben.
FI-K-3 = Eine Konterkarte gegen einen Angriff, für dich oder einen Verbündeten, darfst du nur spielen, wenn du in dieser Runde deinen Kartenzug noch nicht hattest; Gerechtigkeit darf jeder spielen. { -ruling } Eine Konterkarte wird sofort beim Angriff gespielt, und verbündet ist, wer dir beliebt. Gefragt werden alle, die eine spielen dürften, der Reihe nach vom Angreifer an, ob sie die Karte haben oder nicht; so verrät die Frage nichts. Der Angreifer selbst wird nicht gefragt, und nach der ersten Konterkarte ist Schluss. Mit der Option „Strenge Konterkarten“ wirst du nur gefragt, wenn ein eigenes Dorf, eine Partei oder ein gefangener Lehnsherr von dir im Bistum ist – bei einem Attentat, wenn der Lehnsherr deiner ist – oder wenn deine Familie mit der eines solchen Spielers durch Hochzeit verbunden ist.
FI-K-4 = Hast du noch eine Gute Ernte oder ein Schönwetter, wenn dein Kartenzug kommt, darfst du die Karte dann gegen eine Hungersnot oder ein Unwetter spielen, das in dieser Runde schon gelegt wurde.
FI-K-5 = Lehnsherr: Du setzt den neuen Lehnsherrn in ein Schloss oder eine Stadt unter deiner Kontrolle. Hast du keines, kommt er in irgendein Dorf unter deiner Kontrolle, und wenn auch das fehlt, in ein Dorf zu eigenen Landsknechten. Gibt es nichts davon, kannst du die Karte nicht spielen; ebenso wenig, wenn du schon vier Lehnsherren hast, Gefangene mitgezählt.
FI-K-6 = Bischof: Du machst einen freien, unverheirateten Mann deiner Familie zum Bischof des Bistums auf der Karte. Er darf noch nicht Bischof, König oder Kronprinz sein; ein Witwer darf Bischof werden und ein Mann mit Titel auch. Er bleibt es auf Lebenszeit.
FI-K-7 = Kirchenzehnt: Du nennst einen deiner freien Bischöfe. In dieser Runde bekommt er alle Einnahmen der Mühlen und Traubenpressen seines Bistums, nicht die Spieler, denen sie sonst zustehen. Eine Karte gilt für ein Bistum, und jedes Bistum zahlt den Kirchenzehnt nur einmal in der Runde.
FI-K-8 =
    Steuern: Du nennst eines deiner Lehen, dessen Titel ein freier Lehnsherr trägt und in dessen Hauptstadt du Landsknechte hast. Es zahlt 200 Taler für jedes seiner Dörfer, das kein Feind besetzt. Eine Karte gilt für ein Lehen. { -ruling } Besetzt ist ein Dorf, wenn dort Figuren eines anderen Spielers oder revoltierende Bauern stehen und keine Einheit von dir. Ein Lehen zahlt die Steuern nur einmal in der Runde.
    .example = Deine Grafschaft hat vier Dörfer. In einem davon lagert Rot, und du hast dort keine Landsknechte. Die Steuern bringen dir 600 Taler.
FI-K-9 = Gute Ernte und Schönwetter legst du auf ein Bistum. Eine Gute Ernte hebt dort eine Hungersnot auf; gibt es keine, zahlt dort jede Mühle in dieser Runde 100 Taler mehr. Schönwetter hebt dort ein Unwetter auf; gibt es keines, zahlt dort jede Traubenpresse in dieser Runde 100 Taler mehr.
FI-K-10 = Hungersnot legst du auf ein Bistum: Mühlen und Traubenpressen zahlen dort in dieser Runde nichts. Schlösser und Städte zahlen wie immer.
FI-K-11 = Unwetter legst du auf ein Bistum. In dieser Runde darf in seinen Dörfern und an ihren Toren kein Schritt beginnen oder enden; dort wird nicht gekämpft, und niemand kann dort zum Gefangenen erklärt werden. Revoltierende Bauern tun dort nichts.
FI-K-12 =
    Die Pest wirkt sofort in einem Bistum. In jedem Dorf dort werden die Landsknechte jedes Spielers halbiert, ebenso jede Leibgarde; der Verlust wird abgerundet, eine einzelne Einheit überlebt also. Für jeden Lehnsherrn dort, auch für Gefangene, wird gewürfelt: Bei 1, 2 oder 3 stirbt er, mit der Option „Milde Pest“ nur bei 1 oder 2. { -ruling } Zuerst wird für alle gewürfelt, Familie für Familie der Reihe nach, dann werden alle Todesfälle gemeinsam geregelt (FI-H-6). Revoltierende Bauern bleiben verschont.
    .example = In einem Dorf des Bistums stehen sieben Landsknechte. Drei sterben, vier leben.
FI-K-13 = Aufstand: Du legst die Karte auf ein Dorf, das einem anderen Spieler gehört, sei er Eigentümer oder Besitzer, und in dem noch kein Aufstand ist. Ein Würfel sagt, wie viele Einheiten revoltierender Bauern sich dort erheben, soweit die 18 reichen. Ihr Anführer bist du (FI-F-20).
FI-K-14 = Attentat: Du nennst einen Lehnsherrn, wo er auch sei, und er stirbt – auch in einem Schloss und auch der König. Einen Gefangenen, den du selbst hältst, darfst du nicht nennen.
FI-K-15 = Flucht: In deinem eigenen Kartenzug befreist du einen deiner Lehnsherren aus der Gefangenschaft; wohin er kommt, steht in FI-P-4. Eine Konterkarte ist das nicht.
FI-K-16 = Femme d{ "\u2019" }Arc: Du gibst diese Karte einer Frau deiner Familie oder einer Familie, die mit deiner durch Hochzeit verbunden ist. Von da an kämpft sie als eine Einheit, und wer den ganzen Weg mit ihr geht, darf drei Dörfer weit ziehen. Die Karte bleibt bei ihr, bis sie stirbt.
FI-K-17 = Du kannst Karten weder weggeben noch für einen anderen Spieler ausspielen, außer zwischen Familien, die durch Hochzeit verbunden sind (FI-W-4); wem eine Konterkarte hilft, steht dir frei (FI-K-3). Kirchenzehnt, Steuern und Bischof verlangen immer einen Bischof, ein Lehen oder einen Mann dessen, der die Karte spielt.
FI-K-18 = { -ruling } Auf einem Bistum liegt von jeder Sorte nur eine Karte. Eine zweite Hungersnot, ein zweites Unwetter, eine zweite Gute Ernte oder ein zweites Schönwetter wird dort abgelehnt. Hungersnot und Gute Ernte im selben Bistum heben einander auf, welche auch zuerst kam; Unwetter und Schönwetter ebenso.
FI-K-19 = { -ruling } Wo Hungersnot herrscht, bleibt nichts für einen Zuschlag und nichts für den Kirchenzehnt. Der Kirchenzehnt nimmt auch den Zuschlag von Guter Ernte und Schönwetter, aber nur Geld, das sonst jemandem ausgezahlt würde (FI-I-2).
FI-K-20 = { -ruling } Kirchenzehnt und Steuern werden noch einmal geprüft, wenn die Einkünfte gezahlt werden. Ist der Bischof dann tot oder gefangen, bekommen die Eigentümer ihr Geld, als gäbe es keinen Kirchenzehnt. Trägt kein freier Lehnsherr mehr den Titel, gibt es keine Steuern.

## Income (FI-I)

FI-I-title = Einkünfte
FI-I-1 = In jeder Runde zahlt ein Schloss 100 Taler, eine Stadt 200, eine Traubenpresse 100 und eine Mühle 200. Der König hat eine Pension von 500, die Königin eine von 300; regiert die Königin, hat sie im Ganzen 800. Dazu kommen Kirchenzehnt und Steuern, wenn ihre Karten gespielt wurden (FI-K-7, FI-K-8).
FI-I-2 =
    Ein eigenes Dorf zahlt nur, wenn mindestens ein Landsknecht von dir darin steht; die Leibgarde zählt dabei mit. Ein Lehnsherr allein hält ein Dorf, verdient dort aber nichts, und ein Gast auch nicht. Ein Lehen zahlt als Ganzes, wenn du einen Landsknecht in seiner Hauptstadt hast, auch für Dörfer, in denen Fremde lagern; hast du dort keinen, zahlt jedes seiner Dörfer für sich, wie andere auch.
    .example = Du besitzt ein Dorf mit einem Schloss und einer Mühle, und nur ein Lehnsherr von dir ist dort. Du bekommst nichts. Mit einem Landsknecht neben ihm bekämst du 300 Taler.
FI-I-3 = Mühlen und Traubenpressen zahlen an den, der das Dorf besitzt, gleich, wer sie gebaut hat. Wird ein Dorf leer, bleiben sie für den Nächsten stehen, der es friedlich betritt.
FI-I-4 = Ist der Lehnsherr, der den Titel eines Lehens trägt, gefangen, so wird in seinem Namen beiseitegelegt, was dessen Schlösser, Städte, Mühlen und Traubenpressen nach FI-I-2 zahlen; was daraus wird, steht in FI-P-5. Sein Kirchenzehnt, seine Steuern und seine Pension sind verloren.
FI-I-5 = Wie viel Geld du hast, sehen die anderen nicht. Mit der Option „Offenes Geld“ sehen es alle.

## Purchases (FI-B)

FI-B-title = Einkäufe
FI-B-1 = Ein Landsknecht kostet 100 Taler je Einheit. Du setzt Landsknechte in eine Stadt oder ein Schloss unter deiner Kontrolle oder zu einem freien Lehnsherrn von dir, wo er auch ist. { -ruling } 100 Taler kostet die Einheit, nicht der Stein, genau wie bei den Leibgarden.
FI-B-2 = Ein revoltierender Bauer kostet 100 Taler je Einheit und ist nur dort zu haben, wo gerade ein Aufstand ist. Kaufen darf sie jeder; sie kommen zu den anderen dort, und der Anführer bleibt derselbe.
FI-B-3 = Eine Traubenpresse kostet 200 Taler, eine Mühle 300 und ein Schloss 1000. Du baust sie in einem Dorf unter deiner Kontrolle. Ein Dorf hat höchstens ein Schloss und neben einer Stadt keines; Mühlen und Traubenpressen hat es zusammen höchstens drei.
FI-B-4 = Der Titel eines Barons kostet 600 Taler, der eines Grafen 800 und der eines Herzogs 1000; was du dafür noch brauchst, steht in FI-L-1. Ein Kardinal kostet 500: Du gibst die Karte einem deiner freien Bischöfe, der noch keiner ist, solange von den dreien eine da ist. Bischof bleibt er außerdem.
FI-B-5 = Gefallene Gardisten kannst du für 100 Taler je Einheit zurückkaufen. Sie stehen neben ihrem König oder ihrer Königin, und nur solange der König oder die Königin frei ist. Die Leibgarde des Königs geht bis 20 Einheiten, die der Königin bis 10; bei einer geerbten Krone nur bis zu dem, was damals von der Leibgarde noch da war.
FI-B-6 = In deinem Einkaufszug kaufst du in beliebiger Reihenfolge und so oft du zahlen kannst. Zurückgeben kannst du nichts, und die Bank gibt keinen Kredit. Was du kaufst, wird allen bekannt gegeben. In Phase 4 derselben Runde darf es schon ziehen; Mühlen und Traubenpressen zahlen ab der nächsten Runde.

## Movement (FI-M)

FI-M-title = Bewegungen
FI-M-1 = Lehnsherren ziehen allein oder mit anderen. Landsknechte ziehen nur mit einem Lehnsherrn, und ein Lehnsherr darf beliebig viele führen. Leibgarden weichen nie von ihrem König oder ihrer Königin, revoltierende Bauern ziehen auf ihre eigene Weise (FI-F-20), und Gebäude bewegen sich nicht. Du darfst alle deine Figuren bewegen, einige oder keine.
FI-M-2 =
    Gezogen wird auf den Wegen, in einer Runde höchstens zwei Dörfer weit; wer den ganzen Weg mit der Femme d{ "\u2019" }Arc geht, darf drei. Unterwegs darfst du beliebig Landsknechte zurücklassen und andere mitnehmen, und du darfst auch wieder umkehren. Für jede Figur wird einzeln gezählt.
    .example = Ein Lehnsherr zieht ins Nachbardorf, nimmt dort vier Landsknechte mit und führt sie zurück. Er ist zwei Dörfer weit gezogen und damit fertig, die Landsknechte erst eines.
FI-M-3 = Wie stark die Stapel der anderen sind, ist verdeckt. Du siehst, wem sie gehören und welche Lehnsherren dort stehen. Mit der Option „Offener Spielplan“ siehst du auch ihre Einheiten.
FI-M-4 = Ein leeres Dorf außerhalb der Lehen fällt an den ersten Spieler, der es mit einem Landsknecht oder Lehnsherrn betritt. Es bleibt das seine, solange eine Figur von ihm dort steht.
FI-M-5 = Ein Dorf, dessen Gastgeber ein anderer Spieler ist, darfst du nur mit dessen Erlaubnis betreten. Deine Bitte nennt die Gruppe: ihre Lehnsherren, ihre Gefangenen und ob Landsknechte dabei sind, nie aber, wie viele. Der Gastgeber sagt Ja oder Nein. Bist du eingelassen, darfst du dort lagern oder weiterziehen, wie du willst.
FI-M-6 = Ein Gast darf in einem Dorf Runde um Runde lagern, ohne es zu besitzen. Um ein Dorf ohne Schloss und ohne Stadt zu verlassen, braucht er keine Erlaubnis.
FI-M-7 = Wird die Erlaubnis verweigert oder willst du nicht bitten, darf deine Gruppe bleiben, wo sie ist, oder mit den Schritten, die sie noch hat, anderswohin ziehen; eine Absage kostet keinen Schritt. Oder sie stellt sich ans Tor: an den Eingang des Dorfes auf dem Weg, auf dem sie gekommen ist, um das Dorf in Phase 5 anzugreifen. Das ist ein Schritt und beendet ihre Bewegung, und es braucht mindestens eine Einheit, die kämpft (FI-F-2).
FI-M-8 = In einem Schloss oder einer Stadt gibt der Gastgeber zweimal Erlaubnis: hinein und hinaus. Bist du eingelassen, darfst du auch bleiben und in Phase 5 angreifen; dann schützen die Mauern beide Seiten. Wird dir der Weg hinaus verweigert, bleibst du, oder du kämpfst drinnen.
FI-M-9 = In seinem Kampfzug darf der Gastgeber eines Schlosses oder einer Stadt eine Partei von Gästen, zu der ein Lehnsherr gehört, zu Gefangenen erklären. Entweder sie fügt sich – dann sind ihre Lehnsherren gefangen und ihre Landsknechte verloren, wie in FI-F-10 –, oder er greift sie sofort an.
FI-M-10 = Um einem Kampf auszuweichen, darfst du ein Dorf einem anderen überlassen, in deinem eigenen Bewegungszug und mit einem Lehnsherrn, der die Landsknechte führt. Niemand darf ein Dorf auf dem Weg verlassen, auf dem die Gruppe eines anderen am Tor steht. Ein Angreifer, der keinen Gastgeber mehr vorfindet, zieht ohne Kampf ein und übernimmt alles, auch Mühlen und Traubenpressen.
FI-M-11 = Hat ein Dorf eines Lehens keinen Gastgeber, dürfen andere ohne Erlaubnis hindurchziehen und dort lagern, aber es wechselt nicht den Eigentümer. Nur die Hauptstadt entscheidet, wem das Lehen gehört (FI-L-4).
FI-M-12 = { -ruling } Dein Bewegungszug ist eine Folge von Schritten. Für jeden nennst du einen Lehnsherrn, was von seinem Standort mit ihm geht – andere freie Lehnsherren von dir, Einheiten, Gefangene – und einen Weg. Alle, die gehen, müssen noch einen Schritt frei haben; von den Einheiten gehen die ausgeruhtesten. Ein dritter Schritt geht nur, wenn die Femme d{ "\u2019" }Arc in allen dreien dabei ist. Was du nicht mitnimmst, bleibt dort zurück; nichts bewegt sich ohne einen Schritt.
FI-M-13 = { -ruling } Ein Nein gilt für den ganzen Bewegungszug. Kein Lehnsherr darf in diesem Zug am selben Ort noch einmal bitten, weder hinein noch hinaus, wenn er selbst in der abgewiesenen Gruppe war oder wenn ein Lehnsherr oder Gefangener darin war, der mit ihm geht. Ein Ja gilt nur für den Schritt, für den es gegeben wurde.
FI-M-14 = { -ruling } Gruppen eines Spielers am selben Tor sind eine Gruppe. Niemand verlässt in Phase 4 ein Tor. Auf den Wegen wird niemand um Erlaubnis gebeten, und man begegnet niemandem.
FI-M-15 = { -ruling } Gefangene werden bewegt, wie FI-P-1 es erlaubt. Ein Schritt, der Gefangene ohne eine Figur ihres Bezwingers zurückließe, wird abgelehnt.

## Battles and rebels (FI-F)

FI-F-title = Kämpfe und Aufstände
FI-F-1 = In Phase 5 werden die Angriffe an den Toren ausgefochten; eine Gruppe am Tor darf auch dorthin zurückgehen, woher sie kam. Spieler, die gemeinsam in einem Dorf stehen, dürfen einander angreifen. { -ruling } Zuerst kämpfen die revoltierenden Bauern, danach hat jeder Spieler einen Kampfzug, der Reihe nach. In deinem erledigst du jedes Tor, an dem du stehst – Angriff auf den Gastgeber oder zurück –, und darfst dann andere angreifen, mit denen du zusammenstehst, einen nach dem anderen. In einer Runde greift niemand denselben Spieler am selben Ort zweimal an. Wer drinnen ist, greift eine Gruppe am Tor nie an; sie kommt oder geht von selbst.
FI-F-2 = Landsknechte und Leibgarden zählen so viele Einheiten, wie sie wert sind, und jeder Lehnsherr, der kämpft, zählt 1. Es kämpfen die Männer, dazu Frauen mit Titel, Königinnen und die Femme d{ "\u2019" }Arc. Andere Frauen kämpfen nicht; verliert ihre Seite, fallen sie als Gefangene an den Sieger. { -ruling } Du kannst niemanden zurückhalten: Alle deine Figuren im Dorf und an seinen Toren nehmen teil.
FI-F-3 =
    Eine Seite mit 1 bis 6 Einheiten wirft einen Würfel, mit 7 bis 12 Einheiten zwei, ab 13 drei. Beide Seiten würfeln, und beide erleiden ihre Verluste im selben Augenblick.
    .example = Rot kämpft mit sieben Landsknechten und einem Lehnsherrn. Das sind 8 Einheiten, also wirft Rot zwei Würfel.
FI-F-4 =
    Zähle deine Würfel zusammen und teile die Summe durch 2, abgerundet: So viele Einheiten verliert die andere Seite. Stehen die Getroffenen in einem Schloss, teilst du durch 3, in einer Stadt durch 4.
    .example = Rot wirft eine 6 und eine 5, zusammen 11. Blau verliert im Freien 5 Einheiten, in einem Schloss 3 und in einer Stadt 2.
FI-F-5 = Zuerst fallen die Landsknechte; die Leibgarde gehört dazu, und ihr Spieler entscheidet, wer von beiden fällt. Erst wenn kein Landsknecht mehr übrig ist, fallen Lehnsherren, und zwar die, die ihr Spieler nennt. Lässt sich mit deinen Steinen nicht zeigen, was überleben soll, weil kleine fehlen, so wird daraus der nächstgrößere Verlust, bei dem es geht (FI-C-2).
FI-F-6 =
    Vor dem Wurf darfst du mit einem Würfel einen bestimmten Lehnsherrn im Freien aufs Korn nehmen. Eine 6 tötet ihn, jede andere Zahl bewirkt nichts; zu deiner Summe zählt dieser Würfel in keinem Fall. Wer in einem Schloss oder einer Stadt steht, kann nicht aufs Korn genommen werden, Gefangene und nicht kämpfende Frauen ebenso wenig. { -ruling } Du darfst so viele deiner Würfel dafür verwenden, wie du willst, aber keine zwei für denselben Lehnsherrn; der Angreifer nennt seine Ziele zuerst.
    .example = Du hast zwei Würfel und nimmst mit einem den Lehnsherrn Louis aufs Korn. Er zeigt eine 5: Louis lebt. Der andere zeigt eine 4, und im Freien fallen damit zwei Einheiten.
FI-F-7 = Eine Kampfrunde folgt auf die andere, jedes Mal mit neu gezählten Einheiten, bis eine Seite keine kämpfende Einheit mehr hat oder sich ergibt (FI-F-10). Sind beide Seiten dahin, ist das Dorf leer. { -ruling } Nach zehn Kampfrunden in Folge ohne Verlust ist der Kampf zu Ende: Eine Gruppe vom Tor geht zurück, alle anderen bleiben. Nicht kämpfende Frauen, die beide Seiten überleben, bleiben, wo sie sind, auch wenn nur sie noch bei Gefangenen stehen; von einem Tor gehen sie zurück.
FI-F-8 = Der Sieger besitzt das Dorf. Gehörte es ihm vorher nicht, sind dessen Mühlen und Traubenpressen zerstört; ein Schloss oder eine Stadt bleibt. { -ruling } Das gilt nur, wenn der Gastgeber des Dorfes besiegt wurde; ein Kampf unter Gästen ändert sonst nichts. Ein Dorf eines Lehens bleibt seinem Eigentümer, Mühlen und Traubenpressen aber sind auch dort verloren.
FI-F-9 = Ist ein Lehnsherr gefallen, wird seine Lehnsherrenkarte abgeworfen, dazu eine Bischofskarte oder die Karte Femme d{ "\u2019" }Arc; ein später wieder gezogener Lehnsherr ist ein anderer Mensch. Die Karten für Kardinal, König, Königin und Kronprinz gehen zurück in den Vorrat, zuerst aber wird die Thronfolge geregelt (FI-Q). Was aus den Titeln wird, steht in FI-H.
FI-F-10 = Vor jeder Kampfrunde darfst du für alle deine beteiligten Lehnsherren um Gnade bitten; der Angreifer wird zuerst gefragt, auf einer Seite mit mehreren Spielern gilt die Reihenfolge von FI-F-12. Wird die Gnade gewährt, sind diese Lehnsherren Gefangene, und deine Landsknechte und Leibgarden dort sind verloren. Wird sie verweigert, geht der Kampf weiter, und vor der nächsten Kampfrunde darfst du wieder bitten. Du darfst dabei Geld versprechen. { -ruling } Eine Summe, die du dann nennst, wird gezahlt, sobald die Gnade gewährt ist. Wer dort keinen Lehnsherrn hat, kann nicht bitten.
FI-F-11 =
    Greift ein Spieler einen anderen an, sagen alle übrigen Anwesenden, im Dorf oder an seinen Toren, der Reihe nach vom ersten Spieler an, auf wessen Seite sie treten – der Angreifer oder der Angegriffene muss einverstanden sein – oder dass sie sich heraushalten; jede Wahl wird geklärt, bevor der Nächste gefragt wird. Eine Seite zählt ihre Einheiten zusammen, wirft aber nie mehr als drei Würfel. Ihr stärkstes Mitglied (FI-F-12) würfelt, nimmt aufs Korn, antwortet auf Bitten um Gnade und erhält die Gefangenen. Verluste treffen zuerst das stärkste Mitglied, aber keinen Lehnsherrn, solange die Seite noch Landsknechte hat. Das Dorf geht an seinen Besitzer, wenn er zu den Siegern zählt, sonst an den stärksten Sieger.

    Ein ehrliches Wort dazu: Diese Regel stand auf einem Referenzblatt, das uns fehlt; wir haben sie rekonstruiert.
    .example = Rot greift Blau an. Grün hält sich heraus, Schwarz tritt auf die Seite von Blau, und Blau ist einverstanden. Mit 6 und 4 Einheiten zählen Blau und Schwarz zusammen 10 und werfen zwei Würfel; Blau ist stärker, also würfelt Blau, und blaue Landsknechte fallen zuerst.
FI-F-12 = { -ruling } Das stärkste Mitglied einer Seite ist, wer zu Beginn des Kampfes die meisten Einheiten zählt (FI-F-2); bei Gleichstand der Angreifer oder der Angegriffene selbst, sonst der Erste in der Spielerreihenfolge. Ist der Stärkste dahin oder ergibt er sich, folgt der nächste. Wodurch beim Verlust geteilt wird (FI-F-4), hängt davon ab, wo das stärkste Mitglied der getroffenen Seite steht; wer zugleich drinnen und an einem Tor steht, gilt als im Freien. Ein Lehnsherr kann aufs Korn genommen werden, wenn er selbst im Freien steht.
FI-F-13 = { -ruling } Sieger, die an Toren stehen, ziehen ein. Wer sich herausgehalten hat, bleibt, wie er war; eine Gruppe am Tor wird in ihrem eigenen Kampfzug erledigt, gegen den neuen Gastgeber, oder sie zieht ein, wenn es keinen gibt. Ergibst du dich, während andere auf deiner Seite stehen, verlierst du nur deine eigenen Figuren, und deine Seite kämpft weiter. Ein Kampf hat nur zwei Seiten: Drei Feinde kämpfen nacheinander.
FI-F-14 = { -ruling } Um von einem Tor zurückzugehen, freiwillig oder nach FI-F-7, braucht eine Gruppe keine Erlaubnis, auch wenn dort inzwischen ein anderer Gastgeber ist. Sie ist dann dort zu Gast.
FI-F-15 = { -ruling } Wer wem hilft, entscheidet sich, bevor die Stärken gezeigt werden (FI-V-3). Ankündigen darfst du einen Angriff schon in Phase 4, aber Worte allein binden niemanden; es zählt nur eine Gruppe am Tor.
FI-F-16 = { -ruling } Nach jeder Kampfrunde werden die Todesfälle geregelt (FI-H-6), erst dann werden die Einheiten neu gezählt. Eine eroberte Hauptstadt kommt vor den anderen Lehen des Verlierers an die Reihe: FI-L-4 vor FI-H.
FI-F-20 =
    Revoltierende Bauern brauchen keinen Lehnsherrn: Im Bewegungszug ihres Anführers dürfen sie bis zu zwei Dörfer weit ziehen und auch dort anhalten, wo andere stehen. Sie bitten niemanden um Erlaubnis und hindern niemanden. In Phase 5 müssen sie alle anderen angreifen, die bei ihnen stehen; Mauern schützen sie nie, und Gnade gewähren sie nicht und erbitten sie nicht. Siegen sie oder stehen sie allein, werden Schloss, Mühlen und Traubenpressen dort zerstört; eine Stadt bleibt, aber leer. Das Dorf hat dann keinen Besitzer, außer es gehört zu einem Lehen. Am Ende der Runde gehen die Bauern nach Hause.

    Ein ehrliches Wort dazu: Diese Regel stand auf einem Referenzblatt, das uns fehlt; wir haben sie rekonstruiert.
FI-F-21 = { -ruling } Revoltierende Bauern kämpfen in Phase 5 als Erste: ihre Anführer in der Spielerreihenfolge, die Stapel eines jeden in der Reihenfolge des Spielplans. Gegen sie stehen, ohne gefragt zu werden, alle Parteien im Dorf als eine Seite, mit dem Gastgeber an der Spitze; nur die Figuren des Anführers selbst und die Gruppen an den Toren halten sich heraus. Auf beiden Seiten wird niemand aufs Korn genommen. Nicht kämpfende Frauen und Gefangene sterben mit einer Seite, die geschlagen wird. Treffen zwei Stapel aufeinander, werden sie eins und behalten den Anführer, der schon da war; untereinander kämpfen revoltierende Bauern nie.

## Prisoners (FI-P)

FI-P-title = Gefangene
FI-P-1 = Auch ein Gefangener zählt zu den vier Lehnsherren, die seine Familie haben darf. Gefangene kämpfen nicht. Ihr Bezwinger bewegt sie, als wären sie Landsknechte, und muss immer eine eigene Figur bei ihnen haben.
FI-P-2 = Fallen in einem Kampf alle Figuren des Bezwingers, die bei den Gefangenen stehen, so sterben die Gefangenen. Verschwinden diese Figuren auf andere Weise, sind die Gefangenen frei (FI-P-4).
FI-P-3 = Hast du einem Lehnsherrn Gnade gewährt, darfst du ihn nicht mehr töten, solange er dein Gefangener ist.
FI-P-4 = Ein Gefangener kommt frei durch ein Lösegeld – die Summe vereinbaren die beiden Spieler beliebig –, aus Großmut ohne jede Zahlung oder durch eine Fluchtkarte. Er wird dann in ein eigenes Dorf seines Spielers gesetzt. { -ruling } In welches, wählt seine Familie. Hat sie keines, kommt er zu eigenen Landsknechten; gibt es auch die nicht, bleibt er, wo er ist, als Gast.
FI-P-5 = Ein Gefangener kann nicht wählen, nicht kandidieren, nicht krönen, nichts einnehmen und kein neues Amt erhalten, und seine Familie kann ihm keinen Titel nehmen. Heiraten und erben darf er. Das für ihn beiseitegelegte Geld (FI-I-4) darf als Lösegeld dienen, gehört ihm, sobald er frei ist, und geht an seinen Erben, wenn er stirbt.
FI-P-6 = { -ruling } Werden Bezwinger selbst lebend gefangen – durch Gnade oder als nicht kämpfende Frauen –, so gehen ihre Gefangenen an den Sieger. Sind darunter Lehnsherren des Siegers, sind diese frei.
FI-P-7 = { -ruling } Lösegeld wird in Phase 6 vereinbart. Gefangene kannst du nicht an andere weitergeben. Ein Gefangener bleibt König oder Königin und behält Titel und Bistum; solange der König gefangen ist, gibt es weder Regentschaft noch Wahl. Die Pest kann Gefangene töten, und ebenso ein Attentat, außer durch ihren Bezwinger.
FI-P-8 = { -ruling } Beiseitegelegtes Geld wird für jedes Lehen einzeln im Namen des Gefangenen aufbewahrt, auch wenn das Lehen erobert worden ist. Stirbt er, geht das Geld jedes Lehens an den Spieler, der dieses Lehen nach FI-H erhält; war es vorher erobert, an seine eigene Familie.

## Fiefs (FI-L)

FI-L-title = Lehen
FI-L-1 =
    Ein Lehen gründest du in Phase 3. Du musst alle Dörfer einer Region besetzt halten, in mindestens einem muss ein Schloss stehen, und du kaufst den Titel: Baron bei 3 Dörfern, Graf bei 4, Herzog bei 5. Eines der Dörfer mit Schloss bestimmst du zur Hauptstadt, und aus ihrem Schloss wird eine Stadt. Das Lehen heißt nach der Hauptstadt, und den Titel gibst du einem deiner freien Lehnsherren, Mann oder Frau. { -ruling } Besetzt hältst du ein Dorf, wenn du es besitzt und dort eine Figur hast; Gäste hindern dich nicht. Ohne freien Lehnsherrn kannst du keinen Titel kaufen. Das Schloss kommt zurück in den Vorrat.
    .example = Du hältst die fünf Dörfer eines Herzogtums besetzt, mit Schlössern in Bourg und in Villeneuve. Für 1000 Taler gründest du das Lehen und bestimmst Bourg zur Hauptstadt: Aus dem Schloss wird eine Stadt, und das Lehen heißt Herzogtum von Bourg.
FI-L-2 =
    Ein Lehnsherr darf mehrere Titel haben, auch ein Geistlicher. Du darfst einen Titel einem anderen deiner Lehnsherren geben, aber nur, wenn der bisherige Träger einen gleich hohen oder höheren behält – am niedrigsten ist der Baron, am höchsten der Herzog –, und einem Gefangenen darfst du nie einen Titel nehmen. { -ruling } Das geht in deinem eigenen Einkaufszug, unter freien Lehnsherren, und jeder Titel wechselt dabei höchstens einmal.
    .example = Dein Lehnsherr Pierre ist Herzog und Baron. Seine Baronie darfst du einem anderen Lehnsherrn geben, sein Herzogtum nicht: Der Titel des Barons allein wäre niedriger.
FI-L-3 = Die Dörfer eines Lehens kann dem Eigentümer niemand nehmen, und in keinem braucht er dafür eine Figur. Ein Titel lässt eine Frau kämpfen und wählen, einen Mann kandidieren und wählen, und er erlaubt dir, auf das Lehen die Karte Steuern auszuspielen (FI-K-8).
FI-L-4 = Wer die Hauptstadt einnimmt, nimmt das ganze Lehen ein und gibt den Titel einem seiner eigenen Lehnsherren. Die übrigen Figuren des vorherigen Eigentümers bleiben als Eindringlinge stehen. { -ruling } Das gilt auch, wenn der Träger des Titels gefangen ist, und eine leere Hauptstadt fällt an den, der sie betritt (FI-L-5). Hat der neue Eigentümer keinen freien Lehnsherrn, wartet der Titel (FI-L-6).
FI-L-5 = { -ruling } Ob eine Hauptstadt leer ist, wird jedes Mal geprüft, wenn ein Bewegungszug, ein Kampf, eine Karte, ein Einkaufszug oder eine Phase endet. Hat der Eigentümer dann keine Figur dort, bekommt die erste Partei eines anderen Spielers das Lehen. Wer nur hindurchzieht, nimmt also nichts ein.
FI-L-6 = { -ruling } Ein Titel, der wartet, wird vergeben, sobald sein Eigentümer einen freien Lehnsherrn hat. Bis dahin bringt er keine Stimme, keine Steuern und keine Punkte, und das Lehen zählt nicht für den Sieg (FI-Z-1). Einnahmen bringt es trotzdem (FI-I-2).
FI-L-7 = Ist ein Lehen gegründet, löst der Verlust von Dörfern oder Schlössern es nicht wieder auf. Endet es doch einmal (FI-H-4, FI-Z-2), kommt der Titel zurück in den Vorrat, und aus der Stadt wird ein Schloss, falls noch eines im Vorrat ist. Seine Dörfer sind danach Dörfer wie alle anderen (FI-O-2).

## Inheritance (FI-H)

FI-H-title = Erbe eines Lehens
FI-H-1 = Stirbt ein Lehnsherr mit Titel, so gibst du seine Lehen sofort anderen Lehnsherren deiner Familie. { -ruling } Du entscheidest für jedes Lehen einzeln; ein Gefangener kann nur dann eines erhalten, wenn du keinen freien Lehnsherrn hast.
FI-H-2 = Stirbt der letzte Lehnsherr deiner Familie unverheiratet, fallen deine Lehen in Phase 6 an den König oder die Königin und werden an irgendeinen freien Lehnsherrn weiterverliehen. Ist der Thron leer, behältst du sie, bis du wieder einen Lehnsherrn hast oder es einen König gibt.
FI-H-3 = Stirbt der letzte Lehnsherr deiner Familie verheiratet, erbt in Phase 6 der Ehepartner deine Lehen.
FI-H-4 = Gehen Lehen so an einen Erben, werden die Truppen des früheren Eigentümers aus ihnen entfernt. Der Erbe muss sofort eine Figur in jede Hauptstadt setzen, neu gekauft oder herbeigeholt; herbeiholen kann er eine Einheit aus einem beliebigen eigenen Dorf oder einen freien Lehnsherrn. { -ruling } Ohne eine solche Figur endet das Lehen (FI-L-7). Verleiht der Thron ein Lehen an die Familie des früheren Eigentümers selbst, wird nichts entfernt.
FI-H-5 = Dörfer und Landsknechte außerhalb der Lehen bleiben dir auch ohne Lehnsherrn. Deine Landsknechte können sich dann nicht bewegen, aber sie verteidigen sich.
FI-H-6 = { -ruling } Todesfälle im selben Augenblick werden gemeinsam geregelt, in dieser Reihenfolge: die Karten aller Toten, der Thron (FI-Q), die Lehen in der Spielerreihenfolge, Gefangene und Leibgarden, dann leere Hauptstädte (FI-L-5). Ein Ehepartner, der im selben Augenblick stirbt, erbt nichts.
FI-H-7 = { -ruling } Es ist dein letzter Lehnsherr, wenn dir kein anderer bleibt; Gefangene zählen mit. Wer erbt, steht mit dem Tod fest: der lebende Ehepartner, sonst der Thron, wie er nach FI-Q besetzt ist. Ein Lehnsherr, den du vor Phase 6 ziehst, ändert nichts, außer der Thron war leer. Stirbt der Ehepartner vorher, gilt FI-H-2. Bis Phase 6 wartet der Titel beim früheren Eigentümer (FI-L-6), und die Hauptstadt kann eingenommen werden.
FI-H-8 = { -ruling } Lehen, die an den Thron fallen, verleiht der Spieler des Königs, auch für einen gefangenen König und auch an sich selbst; regiert eine Königin, dann deren Spieler. Ist nirgends ein Lehnsherr frei, endet das Lehen. Nimmt ein Spieler ein Lehen ein, der dann gar keinen Lehnsherrn hat, geht es ebenfalls nach FI-H-2.

## Negotiation (FI-N)

FI-N-title = Verhandlungen
FI-N-1 = In Phase 6 darfst du alles besprechen, offen oder heimlich, und alles vereinbaren: Bündnisse, Kredite, Stimmen. Worte binden niemanden. { -ruling } Sofort bindend sind Geldgeschenke, Lösegelder, Hochzeiten, Kartentausch zwischen verheirateten Familien und Verleihungen von Lehen durch den Thron. Eine Erlaubnis wird gegeben oder verweigert, wenn um sie gebeten wird (FI-M-5); eine Erlaubnis für später ist nur ein Versprechen (FI-N-7).
FI-N-2 = Die Phase endet, wenn alle Spieler bereit sind oder wenn die Zeit abgelaufen ist, die euer Tisch festgelegt hat. Spielt ihr live, sind das 10 Minuten, wenn ihr nichts anderes vereinbart.
FI-N-3 = { -ruling } Die Phase läuft in dieser Reihenfolge ab. Zuerst kommen die Erbschaften, die Ehepartnern zustehen (FI-H-3). Dann folgen Gespräche und Abmachungen, alle Spieler zugleich; dabei kann der Thron die Lehen verleihen, die ihm zugefallen sind, in einer Abmachung oder einfach so, und nach dem, was übrig ist, wird der Spieler des Throns anschließend gefragt. Danach gibt es, wenn jemand kandidiert, eine Abstimmung und die Krönung (FI-E). Zuletzt kommen die Lehen, die auf einen König gewartet haben (FI-H-2).
FI-N-4 = { -ruling } Titel, Dörfer, Figuren, Gebäude und Gefangene kannst du nicht verschenken. Keine Abmachung darf einen Spieler unter null Taler bringen. Geld wechselt nur in Phase 6 den Besitzer und bei einer Gnade (FI-F-10).
FI-N-5 = { -ruling } Ein Angebot geht von einem Spieler an genau einen anderen. Es enthält Geld, in die eine oder die andere Richtung, und dazu höchstens eines davon: die Freiheit eines Gefangenen, eine Hochzeit, einen Kartentausch, die Verleihung eines Lehens oder Versprechen (FI-N-7). Geld und Karten, die du anbietest, liegen bereit, solange das Angebot steht; so kann die Annahme nur an etwas scheitern, das der andere selbst sieht. Ein Angebot wird angenommen, abgelehnt oder zurückgezogen, nur einmal, und was davon zuerst eintrifft, gilt; braucht die Annahme eine Wahl – welche Karten, welches Dorf für einen Freigelassenen, welche Figur für eine Hauptstadt –, gehört diese dazu, und bis dahin lässt sich das Angebot zurückziehen. Ein Angebot, das durch etwas für beide Sichtbares unmöglich geworden ist, verfällt. In einer Phase machst du höchstens 8 Angebote.
FI-N-6 = { -ruling } Bereit bist du, wenn du es sagst, und nur ein neues Angebot an dich hebt das wieder auf. Sind alle bereit, geht die Phase weiter, und offene Angebote und Entwürfe verfallen. Wer ausgeschieden ist, wird nicht gefragt.
FI-N-7 = { -ruling } Versprechen binden niemanden, aber das Spiel merkt sie sich. Du kannst einem anderen versprechen: deine Stimmen für einen Kandidaten bei der nächsten Abstimmung, Frieden bis zum Ende einer Runde, die du nennst, Erlaubnis bis zum Ende einer solchen Runde, Hilfe in seinem nächsten Kampf in dieser oder der nächsten Runde oder eine Geldsumme bis zum Ende einer solchen Runde. Du brichst dein Wort, wenn deine Stimmen anderswohin gehen oder du dich enthältst; wenn du ihn angreifst, an einem seiner Tore stehst oder eine Angriffskarte gegen ihn spielst; wenn du Nein sagst, sobald er um Erlaubnis bittet; wenn du helfen könntest und es nicht tust; wenn das Geld bis dahin nicht gegeben ist. Du hältst es, wenn du im gegebenen Fall tust, was du versprochen hast. Solange keines von beiden feststeht, ist das Versprechen offen.

## Marriage (FI-W)

FI-W-title = Hochzeiten
FI-W-1 = Ein Mann, der kein Geistlicher ist, und eine Frau eines anderen Spielers dürfen heiraten, wenn beide unverheiratet sind und beide Spieler zustimmen; auch Gefangene dürfen es, und die beiden müssen nicht am selben Ort sein. Zwei Ehepartner zugleich hat niemand, aber wer verwitwet ist, darf wieder heiraten. Jede Hochzeit wird allen bekannt gegeben, und eine Scheidung gibt es nicht.
FI-W-2 = Die Braut des Königs wird Königin und bekommt 10 Gardisten; ist die Krone geerbt, nur so viele, wie noch da waren (FI-G-2).
FI-W-3 = Zwei durch Hochzeit verbundene Familien können gemeinsam gewinnen (FI-Z-1).
FI-W-4 = Zwei durch Hochzeit verbundene Familien dürfen Karten tauschen, danach darf aber keine mehr als drei auf der Hand haben. { -ruling } Das geschieht in Phase 6, und die anderen sehen es nicht.
FI-W-5 =
    Aus einer königlichen Ehe kann ein Kronprinz hervorgehen. Solange König und Königin miteinander verheiratet sind, beide leben und die Königin frei ist, darf die erste Lehnsherrenkarte eines Mannes, die eine der beiden Familien ausspielt, zum Kronprinzen gemacht werden; geschieht das nicht, dann die nächste. Es gibt immer nur einen Kronprinzen, und er gehört zu der Familie, die ihn ausgespielt hat.

    Ein ehrliches Wort dazu: Diese Regel stand auf einem Referenzblatt, das uns fehlt; wir haben sie rekonstruiert.
FI-W-6 = Stirbt einer der Ehepartner, endet das Bündnis der Familien, aber erst, wenn die Erbschaft geregelt ist. Familien, zwischen denen noch eine Ehe zweier Lebender besteht, bleiben verbunden.
FI-W-7 = { -ruling } Ist die Braut oder Frau des Königs gefangen, wird sie Königin, sobald sie frei ist. Ein Kronprinz heiratet nicht, bevor er König mit allen Rechten ist (FI-Q-2); ist er schon verheiratet, wartet seine Frau bis dahin auf die Krone.

## Election (FI-E)

FI-E-title = Wahl des Königs
FI-E-1 = Gewählt wird nur, solange es weder einen König noch einen regierenden Prinzen gibt, und höchstens einmal in einer Runde. Kandidieren dürfen freie Männer mit Titel, die keine Geistlichen sind. Jeder Spieler darf einen aufstellen, und zwar aus der eigenen Familie.
FI-E-2 =
    Stimmberechtigt sind freie Bischöfe und Kardinäle, freie Männer und Frauen mit Titel und die Königin, wenn sie frei ist; jeder von ihnen hat eine Stimme, ganz gleich, wie viele Titel er trägt. Abgestimmt wird der Reihe nach und laut, und du darfst dich enthalten. { -ruling } Alle deine Stimmen gehen gemeinsam an einen Kandidaten deiner Wahl.
    .example = Ein Lehnsherr ist Herzog von Bourg, Baron von Châteauneuf und Bischof von Sigy. Trotzdem hat er nur eine Stimme.
FI-E-3 =
    Gewählt ist, wer die meisten Stimmen hat, wenn es mindestens drei sind und kein anderer ebenso viele hat. Mehr als die Hälfte aller Stimmen braucht er nicht. Sonst ist niemand gewählt, und in der nächsten Runde wird neu abgestimmt.
    .example = Bei 4, 3 und 2 Stimmen ist der Erste gewählt. Bei 3 und 3 ist es niemand, bei 2 und 1 auch nicht.
FI-E-4 = Den Gewählten müssen zwei Bischöfe oder ein Kardinal krönen, und sie müssen frei sein. Seine eigenen Geistlichen sind von selbst einverstanden, die anderer Familien werden sofort gefragt. Weigern sie sich, bleibt der Thron bis zur nächsten Wahl leer. { -ruling } Gefragt werden die Spieler der Reihe nach, vom Spieler des Gewählten an, mit einer Antwort für alle ihre Geistlichen, bis es genug sind.
FI-E-5 = Der gekrönte König bekommt 20 Gardisten. Ist er verheiratet, wird seine Frau Königin und bekommt 10. Sein Vorname wird zum Königsnamen.

## Regency (FI-Q)

FI-Q-title = Regentschaft
FI-Q-1 = Stirbt der König, regiert die Königin: Sie hat 800 Taler pro Runde und das Recht, Lehen zu erhalten (FI-H-2). Gibt es einen Kronprinzen, hat sie auch die Leibgarde des Königs. { -ruling } Ohne Kronprinzen geht die Leibgarde des Königs nach Hause.
FI-Q-2 =
    Stirbt der König, ist der Kronprinz sofort König, ohne Wahl. Vier Runden lang, die Todesrunde des alten Königs mitgezählt, behält die Königin ihre Pension, das Recht, Lehen zu erhalten, und die Leibgarde. Danach hat er alle Rechte, und sie behält das Ihre (FI-Q-5), bis er heiratet.
    .example = Der König stirbt in Runde 6. Die Regentschaft dauert die Runden 6, 7, 8 und 9; ab Runde 10 hat der junge König alle Rechte.
FI-Q-3 = Stirbt der König und gibt es keinen Kronprinzen, wird in der nächsten Verhandlungsphase ein König gewählt. Die Königin hat eine Stimme und regiert, bis ein König gekrönt ist; dann gibt sie Titel und Leibgarde zurück.
FI-Q-4 = Stirbt der König und gibt es keine Königin, ist der Kronprinz sofort König mit allen Rechten und bekommt, was von der Leibgarde des Königs noch da ist. Gibt es auch keinen Kronprinzen, ist der Thron leer.
FI-Q-5 = { -ruling } Nach den vier Runden hat die Königin 300 Taler und ihre eigene Leibgarde, der König hat 500 Taler, die Verleihung von Lehen und die Leibgarde des Königs. Während der vier Runden bekommt er nichts, gilt aber als König; eine Stimme hat er nur mit einem Titel. Heiratet er, übernimmt seine Braut die Karte der Königin und was von deren Leibgarde noch da ist.
FI-Q-6 = { -ruling } Stirbt die Königin während der Regentschaft, gilt FI-Q-4. Stirbt in dieser Zeit der junge König, regiert sie nach FI-Q-3 weiter; stirbt er später und ist sie noch Königin, gilt wieder FI-Q-1. Eine Königin, die neben einem lebenden König stirbt, gibt nur Karte und Leibgarde zurück; seine nächste Braut ist Königin mit 10 Gardisten.
FI-Q-7 = { -ruling } Eine gefangene Königin regiert nur dem Namen nach: Sie hat keine Pension, keine Stimme und keine Leibgarde. Die Leibgarde des Königs steht beim Prinzen, wenn er frei ist, sonst geht sie nach Hause. Lehen verleiht die Königin aber weiterhin.
FI-Q-8 = { -ruling } Heiratet eine Regentin wieder, bleibt sie Regentin. Wird ihr Mann gekrönt, ist sie von Neuem Königin, mit 10 Gardisten.

## Guards (FI-G)

FI-G-title = Königliche Leibgarden
FI-G-1 = Eine Leibgarde steht neben König oder Königin, wird nie geteilt, folgt jeder Bewegung und kämpft wie Landsknechte. Stirbt König oder Königin, kommt die Leibgarde zurück in den Vorrat, wenn FI-Q nichts anderes sagt. Wird König oder Königin gefangen, ist sie verloren.
FI-G-2 = Nur ein gewählter König und seine Frau bekommen ihre volle Leibgarde umsonst: 20 Einheiten und 10. Wer die Krone erbt, hat nur, was noch da war.
FI-G-3 = { -ruling } Eine Leibgarde, die an jemand anderen übergeht, steht sofort bei ihm oder ihr, auch aus einem laufenden Kampf heraus. Zurückgekaufte Gardisten (FI-B-5) stehen ebenfalls dort. Ein freigekommener König und eine freigekommene Königin dürfen die ganze Leibgarde zurückkaufen.

## End (FI-Z)

FI-Z-title = Spielende
FI-Z-1 = Im einfachen Spiel gewinnst du am Ende einer Runde, wenn der König oder die Königin zu deiner Familie gehört und du drei Lehen hast. Ein Paar gewinnt gemeinsam, wenn König und Königin zwei Spielern gehören und miteinander verheiratet sind und die beiden zusammen vier Lehen haben. { -ruling } Gefangene zählen, Lehen mit wartendem Titel nicht. Ein Sieg allein geht vor einem Sieg als Paar; gewinnen zwei zugleich allein, teilen sie sich den Sieg.
FI-Z-2 = Wer am Ende einer Runde weder Lehnsherrn noch Landsknecht auf dem Spielplan hat, scheidet aus. Ein gefangener Lehnsherr steht noch auf dem Spielplan. { -ruling } Deine Handkarten werden dann verdeckt abgeworfen, dein Geld geht an die Bank, deine Lehen enden (FI-L-7), deine Gebäude bleiben, und deine Gefangenen sind frei.
FI-Z-3 =
    Im Spiel nach Punkten zählt jeder Titel, den ein Lehnsherr hat: König und Herzog 50, Graf 40, Königin und Baron 30, Bischof 20, Kronprinz und Kardinal 10; dazu zählen je volle 500 Taler 10. Gezählt wird alle fünf Runden, und wer nach der letzten Runde die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Titel hat, dann, wer mehr Geld hat; sonst wird der Sieg geteilt. { -ruling } Jede Zählung kommt zu deiner bisherigen Summe hinzu. Es zählt nur dein eigenes Geld, nichts, was für Gefangene beiseitegelegt ist. Ein gekrönter Kronprinz zählt als König, und FI-Z-1 beendet dieses Spiel nicht.
    .example = In deiner Familie ist ein Herzog zugleich Bischof, und du hast 1300 Taler. Diese Zählung bringt dir 50 + 20 + 20 = 90 Punkte.
FI-Z-4 = { -ruling } Wer als Letzter nicht ausgeschieden ist, gewinnt. Scheiden die Letzten gemeinsam aus, teilen sie sich den Sieg.
FI-Z-5 = { -ruling } Niemand kann gezwungen werden, einen König zu krönen, und so könnte ein einfaches Spiel ewig dauern. Nach 60 Runden – die Grenze ist eine Option – ist deshalb Schluss: Eine Zählung nach FI-Z-3 entscheidet, und das Protokoll hält es fest.

## What is seen (FI-V)

FI-V-title = Was man sieht
FI-V-1 = { -ruling } Alle Spieler und Zuschauer sehen die Gebäude, die Lehen und ihre Eigentümer, wer ein Dorf besitzt und wer Gastgeber ist; Lehnsherren, Ämter, Ehen, Gefangene und Bezwinger; wessen Einheiten wo stehen, Leibgarden für sich; Gruppen an Toren, revoltierende Bauern und ihren Anführer, und wer am Zug ist. Sie sehen, wie viele Karten auf jeder Hand, im Stapel und auf dem Ablagestapel sind und welche Karten worauf gespielt werden. Sie sehen auch, was wo und für wie viel gekauft wird, welche Einnahmen gezahlt und welche beiseitegelegt werden, Bitten und ihre Antworten, Stimmen und Kämpfe.
FI-V-2 = { -ruling } Deine Handkarten, die Karten, die du zurückgegeben hast, die Einheiten in deinen Stapeln und Leibgarden und dein Geld siehst nur du. Die Reihenfolge des Stapels und künftige Würfe sieht niemand. Die Option „Offenes Geld“ zeigt das Geld, „Offener Spielplan“ die Einheiten.
FI-V-3 = { -ruling } Wenn ein Kampf beginnt, werden alle kämpfenden Einheiten allen gezeigt, danach die überlebenden; was Spielern gehört, die sich heraushalten, bleibt verborgen. Was von einem Stapel gezeigt wurde und was aus Aufbau, Einkäufen und Verlusten folgt, bleibt bekannt, und das Spiel zeigt es weiter, bis ungesehen Einheiten dazukommen oder weggehen; von da an zeigt es, wie groß der Stapel mindestens und höchstens ist. Dasselbe gilt für die Einheiten, die ein Spieler insgesamt hat.
FI-V-4 = { -ruling } Geschenke, die Höhe von Lösegeldern und getauschte Karten sehen nur die beiden Beteiligten. Dass ein Gefangener frei, ein Paar verheiratet oder ein Lehen verliehen ist, sehen alle. Von einer Pest erfahren die anderen, dass ein Stapel halbiert wurde, nicht, wie groß er war.
FI-V-5 = { -ruling } Ob und wann du gefragt wirst und was dir verweigert werden kann, hängt nur von dem ab, was du siehst; so verrät sich nichts Geheimes. Reichen Steine nicht (FI-C-2), erfährt es nur ihr Spieler. Ist das Spiel zu Ende, wird alles gezeigt.
FI-V-6 = { -ruling } Angebote, Antworten, Versprechen und was aus ihnen wird, sehen nur die beiden Beteiligten, einen Entwurf nur, wer ihn schreibt; wer bereit ist, sehen alle. Ein Bot, der Verborgenes vermutet, nimmt keine geheimen Angebote unter anderen an und nur Stapel, die zu dem passen, was er weiß, und die sich mit den Steinen zeigen lassen (FI-C-2).

## Options (FI-X)

FI-X-title = Optionen
FI-X-1 = An eurem Tisch könnt ihr diese Optionen vereinbaren. „Spielart“: das einfache Spiel, höchstens 60 Runden lang, oder das Spiel nach Punkten über 10, 15, 20 oder 25 Runden. „Strenge Konterkarten“: Nur wen der Angriff betrifft, wird nach einer Konterkarte gefragt (FI-K-3). „Milde Pest“: Lehnsherren sterben nur bei einer 1 oder 2. „Offenes Geld“: Alle sehen das Geld der anderen. „Offener Spielplan“: Alle sehen die Einheiten in allen Stapeln. Ihr könnt auch mit einer eigenen Spielplandatei spielen.
