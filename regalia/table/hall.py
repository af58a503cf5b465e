"""The hall: all tables, one change at a time at each, and everybody who is there."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from weakref import WeakValueDictionary

from regalia.core.refusals import Problem
from regalia.table import driving, kept, limits, playing
from regalia.table.earlier import Earlier, earlier
from regalia.table.guests import Cookies, Guest, Names, Presence, new_guest
from regalia.table.kept import InLobby, Store, Writing
from regalia.table.loading import journal_text, loaded
from regalia.table.opening import Wish, again, opened
from regalia.table.seats import OVER
from regalia.table.sight import Sight, sight
from regalia.table.table import Around, Table
from regalia.table.texts import required
from regalia.table.thinkers import Broke, Thinks
from regalia.table.votes import USUAL_BOT
from regalia.table.watch import Watch, Watches

Act = Callable[[Table], None]
"""A change, made on a draft of a table; what it raises leaves all as it was."""


def milliseconds() -> int:
    """The hour."""
    return time.time_ns() // 1_000_000


class Arrivals:
    """Brings what the writing thread has done into the event loop: a whole group at one call, for a call costs more."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[asyncio.Future[None], BaseException | None]] = deque()
        self.called = False

    async def of(self, written: "Future[None]") -> None:
        """Wait until a change is kept, or raise why it is not."""
        loop = asyncio.get_running_loop()
        here = loop.create_future()

        def arrive(there: "Future[None]") -> None:
            self.waiting.append((here, there.exception()))
            if not self.called:
                self.called = True
                loop.call_soon_threadsafe(self.settle)

        written.add_done_callback(arrive)
        await here

    def settle(self) -> None:
        """Tell all who wait."""
        self.called = False
        while self.waiting:
            here, error = self.waiting.popleft()
            if here.done():
                continue
            if error is None:
                here.set_result(None)
            else:
                here.set_exception(error)


class Hall:
    """Everything that a server needs of tables. It is used in one event loop."""

    def __init__(
        self,
        store: Store,
        thinks: Thinks | None = None,
        beat: int = limits.BEAT,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self.store = store
        self.thinks = thinks
        self.beat = beat
        self.clock = clock
        key = store.key()
        self.cookies = Cookies(key)
        self.presence = Presence(clock())
        self.names = Names(store.name)
        self.around = Around(key, self.names, self.presence)
        self.tables: dict[str, Table] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by those who wait for them; then they are forgotten."""
        self.watches = Watches()
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.generation = store.generation()
        self.looked = 0
        self.arrivals = Arrivals()

    # Guests ----------------------------------------------------------------------------------------------------------

    async def newcomer(self, name: str) -> Guest:
        """Somebody who was not here before; `cookies.signed` makes what his browser keeps."""
        guest = new_guest(name)
        await self.name(guest.id, guest.name)
        return guest

    async def name(self, guest: str, name: str) -> None:
        """Be called something else."""
        name = required(name, limits.NAME)
        writing = Writing()
        writing.add(kept.GUEST, [guest, name, self.clock()])
        await self.arrivals.of(self.store.write(writing))
        self.names.rename(guest, name)

    def guest(self, cookie: str) -> Guest | None:
        """The guest whose cookie this is, None if it is nobody's."""
        id = self.cookies.guest(cookie)
        name = self.names.name(id) if id else ""
        return Guest(id, name) if name else None

    # Tables ----------------------------------------------------------------------------------------------------------

    def table(self, id: str) -> Table:
        """The table of this id, read from the store if it is not here; it must not be changed."""
        self.see_restored()
        table = self.tables.get(id)
        if table is None:
            table = loaded(self.around, self.store, id, self.clock())
            self.make_room()
            self.tables[id] = table
        return table

    def make_room(self) -> None:
        """Forget tables that nobody needs now."""
        if len(self.tables) < limits.TABLES:
            return
        for id in list(self.tables):
            if id not in self.watches.at and id not in self.drivers and id not in self.locks:
                del self.tables[id]
            if len(self.tables) < limits.TABLES:
                return

    def see_restored(self) -> None:
        """If the whole was put back from a copy meanwhile, what is in memory is old."""
        now = self.clock()
        if now - self.looked < 1000:
            return
        self.looked = now
        generation = self.store.generation()
        if generation != self.generation:
            self.generation = generation
            self.forget()

    def forget(self) -> None:
        """Read everything again when it is needed."""
        self.around.key = self.store.key()
        self.cookies = Cookies(self.around.key)
        self.tables.clear()
        self.names.known.clear()
        self.names.changes += 1
        for id in list(self.watches.at):
            self.watches.look(id, self.sight)

    def sight(self, id: str, guest: str, reader: int | None) -> Sight:
        """What a guest gets of a table, through the eyes of a seat he holds, or of a spectator (None)."""
        table = self.table(id)
        if reader is not None:
            table.must_hold(guest, reader)
        elif not table.may_look(guest):
            raise Problem("table-private", {})
        return sight(table, guest, reader)

    def earlier(self, id: str, guest: str, reader: int | None, at: int) -> Earlier:
        """The same for an earlier position: what he saw at that moment of his, or all of it once the game is over."""
        self.sight(id, guest, reader)
        return earlier(self.table(id), reader, at)

    def journal(self, id: str, guest: str) -> str:
        """The whole game as text, once it is over, for those who may look at it."""
        if not self.table(id).may_look(guest):
            raise Problem("table-private", {})
        if self.table(id).phase != OVER:
            raise Problem("journal-not-yet", {})
        stored = self.store.stored(id)
        assert stored is not None
        return journal_text(stored)

    # Changes ---------------------------------------------------------------------------------------------------------

    async def open(self, guest: str, wish: Wish, request: str) -> str:
        """Open a table; its id. The same request again opens no other."""
        scope = f"open {guest}"
        known = self.result(scope, request)
        if known is not None:
            return known
        table = opened(self.around, guest, wish, self.clock())
        table.write_state()
        table.writing.add(kept.REQUEST, [scope, request, table.id, table.now])
        try:
            await self.keep(table.writing)
        except Problem as problem:
            known = self.result(scope, request)
            if known is None:
                raise problem from None
            return known
        self.adopt(table)
        return table.id

    async def change(self, id: str, guest: str, request: str, act: Act) -> bool:
        """Change a table: all of it once it is on disk, or nothing. False: this request has been done already."""
        self.presence.sign(guest, self.clock())
        # A page that goes away must not leave a change half done.
        return await asyncio.shield(asyncio.ensure_future(self.changed(id, guest, request, act)))

    async def changed(self, id: str, guest: str, request: str, act: Act) -> bool:
        """The same, to its end."""
        async with self.lock(id):
            scope = f"{id} {guest}"
            if self.result(scope, request) is not None:
                return False
            draft = self.table(id).draft(self.clock())
            act(draft)
            draft.writing.add(kept.REQUEST, [scope, request, "", draft.now])
            await self.keep_table(draft)
            return True

    async def rematch(self, id: str, guest: str, request: str) -> str:
        """The table at which the same people play again; whoever asks first opens it."""
        made: list[Table] = []

        def act(table: Table) -> None:
            if table.rematch:
                return
            made.append(again(table, guest, table.now))
            made[0].write_state()
            for kind, rows in made[0].writing.rows.items():
                for row in rows:
                    table.writing.add(kind, row)

        await self.change(id, guest, request, act)
        for table in made:
            self.adopt(table)
        return self.table(id).rematch

    def result(self, scope: str, request: str) -> str | None:
        """What a request led to, if it came before."""
        if not 0 < len(request) <= limits.REQUEST or not request.isascii() or not request.isprintable():
            raise Problem("request-id", {"longest": limits.REQUEST})
        return self.store.result(scope, request)

    def lock(self, id: str) -> asyncio.Lock:
        """One change at a time."""
        found = self.locks.get(id)
        if found is None:
            found = self.locks[id] = asyncio.Lock()
        return found

    async def keep_table(self, draft: Table) -> None:
        """Have a draft kept, and let it take the table's place."""
        draft.write_state()
        await self.keep(draft.writing)
        self.adopt(draft)

    async def keep(self, writing: Writing) -> None:
        """Have a change kept."""
        try:
            await self.arrivals.of(self.store.write(writing))
        except Problem as problem:
            if problem.key == "store-restored":
                self.generation = self.store.generation()
                self.forget()
            raise

    def adopt(self, table: Table) -> None:
        """What was kept is what all see."""
        if table.id not in self.tables:
            self.make_room()
        self.tables[table.id] = table
        self.watches.look(table.id, self.sight)
        self.drive(table.id)

    # Who watches -----------------------------------------------------------------------------------------------------

    @contextmanager
    def watching(self, id: str, guest: str, reader: int | None) -> Iterator[Watch]:
        """Watch a table: the watch is woken when what this reader sees has changed."""
        watch = Watch(id, guest, reader, self.sight(id, guest, reader))
        self.watches.add(watch)
        self.presence.comes(guest, self.clock())
        self.drive(id)
        try:
            yield watch
        finally:
            self.watches.remove(watch)
            self.presence.goes(guest, self.clock())

    # The lobby -------------------------------------------------------------------------------------------------------

    def listed(self) -> list[InLobby]:
        """Tables with open seats that their hosts list."""
        return self.store.listed(limits.LISTED)

    def mine(self, guest: str) -> list[InLobby]:
        """The tables of a guest: where it is his turn (`asked`), all others, finished ones (`phase`)."""
        return self.store.of_guest(guest, limits.LISTED)

    # What is answered by itself --------------------------------------------------------------------------------------

    def start(self) -> None:
        """Let bots go on where they were when the server stopped."""
        for id in self.store.waiting():
            try:
                self.table(id)
            except Problem:
                continue
            self.drive(id)

    def drive(self, id: str) -> None:
        """See to it that answers which come by themselves come."""
        table = self.tables.get(id)
        if id in self.drivers or table is None or driving.due(table) is None:
            return
        task = asyncio.get_running_loop().create_task(self.driven(id))
        self.drivers[id] = task
        task.add_done_callback(lambda _: self.drivers.pop(id, None))

    async def driven(self, id: str) -> None:
        """Answer until somebody must be waited for."""
        while id in self.tables:
            table = self.tables[id]
            due = driving.due(table)
            if due is None:
                return
            try:
                await self.answer(table, due)
            except Problem:
                await asyncio.sleep(limits.AGAIN)

    async def answer(self, table: Table, due: driving.Due) -> None:
        """Give one such answer when its hour has come, unless it is not asked for any more."""
        move = due.move
        broke = False
        if due.bot:
            try:
                move = await self.thought(table, due)
            except Broke:
                move, broke = table.state.default(due.seat), True
        beat = self.beat if table.people() else 0
        now = self.clock()
        await asyncio.sleep((driving.hour(due.asked_at, now, beat) - now) / 1000)
        # A server that stops must not leave it half done.
        await asyncio.shield(asyncio.ensure_future(self.give(table.id, due, move, broke)))

    async def give(self, id: str, due: driving.Due, move: int, broke: bool) -> None:
        """Play an answer that came by itself; a bot that broke down is replaced first."""
        async with self.lock(id):
            draft = self.table(id).draft(self.clock())
            if playing.mark(draft, due.seat) != due.mark or driving.owed(draft, due.seat) is None:
                return
            if broke:
                driving.replace_bot(draft, due.seat)
            if not broke or due.bot == USUAL_BOT:
                playing.step(draft, due.seat, move)
                playing.open_sealed(draft)
            await self.keep_table(draft)

    async def thought(self, table: Table, due: driving.Due) -> int:
        """What a bot makes of its seat's view."""
        if self.thinks is None:
            raise Broke("nobody thinks")
        state, seat = table.state, due.seat
        place = f"{table.id} {seat}"
        return await asyncio.wrap_future(self.thinks.choose(due.bot, state.view(seat), state.legal(seat), place))

    async def close(self) -> None:
        """Stop what goes on by itself, and let go of the store."""
        for task in list(self.drivers.values()):
            task.cancel()
        await asyncio.gather(*self.drivers.values(), return_exceptions=True)
        for lock in list(self.locks.values()):
            async with lock:
                pass
        if self.thinks is not None:
            self.thinks.close()
        self.store.close()
