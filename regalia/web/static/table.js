// Keeps a table's page live, and sends what is clicked: each click once, however often the connection breaks.

import { apply, prepare, replace } from "./boards.js";

const table = document.getElementById("page-table");
const state = document.getElementById("page-state");
const spoken = document.getElementById("page-spoken");
const told = table.dataset;
let version = told.version;
let turn = document.title.startsWith("●");
let source = null;
let sending = 0;
let lost = 0;

// Words that stay until they are not true any more, or for a moment.
let saying = 0;
function say(text, moment = 0) {
  clearTimeout(saying);
  if (state.textContent !== text) state.textContent = text;
  if (moment) saying = setTimeout(() => { state.textContent = ""; }, moment);
}

// The stream ---------------------------------------------------------------------------------------------------------

function listen() {
  const address = new URL(told.live, location.href);
  address.searchParams.set("version", version);
  source = new EventSource(address);
  source.onopen = () => {
    if (lost) say(told.online, 2000);
    lost = 0;
  };
  source.onmessage = (event) => hear(JSON.parse(event.data));
  source.onerror = () => {
    lost += 1;
    if (lost > 1) say(told.offline);
    if (source.readyState !== EventSource.CLOSED) return;
    // The browser has given up: ask whether the table is still there, later and later.
    setTimeout(listen, Math.min(30000, 1000 * 2 ** lost) * (0.75 + Math.random() / 2));
  };
}

function hear(message) {
  if (message.gone) {
    source.close();
    location.reload();
    return;
  }
  version = message.version;
  const held = hold();
  if (message.whole) renew(message.whole);
  else apply(message.changes.map(([id, was, layer, next, markup]) => ({ id, was, layer, next, markup })));
  held();
  speak(message.say ?? []);
  document.title = message.title;
  if (message.turn && !turn) ring();
  turn = message.turn;
  if (message.go) location.assign(message.go);
}

// Each happening is spoken once, and forgotten.
function speak(sentences) {
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    spoken.append(line);
    setTimeout(() => line.remove(), 15000);
  }
}

// The focus stays where it is; if that is gone, it goes to the question.
function hold() {
  const focused = document.activeElement;
  const inside = focused && focused !== document.body && table.contains(focused);
  const id = inside ? focused.id || focused.closest("[id]")?.id : "";
  return () => {
    if (!inside || (document.activeElement && document.activeElement !== document.body)) return;
    const same = id && document.getElementById(id);
    const next = same && (same.matches("button, a, input, summary") ? same : same.querySelector("button:not([disabled])"));
    next?.focus({ preventScroll: true });
    if (next && document.activeElement === next) return; // Else it is folded away, or gone.
    const question = document.getElementById("question");
    question?.setAttribute("tabindex", "-1");
    question?.focus({ preventScroll: true });
  };
}

function ring() {
  if (told.sound !== "on") return;
  try {
    const audio = new AudioContext();
    [660, 880].forEach((pitch, at) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + at * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.32);
    });
    setTimeout(() => audio.close(), 1000);
  } catch {
    // A browser that allows no sound makes none.
  }
}

// Clicks -------------------------------------------------------------------------------------------------------------

// An id for a request; randomUUID is not there without https.
function fresh() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  const address = new URL(button?.getAttribute("formaction") || form.getAttribute("action") || "", location.href);
  if (form.method !== "post" || !address.pathname.startsWith(location.pathname)) return;
  event.preventDefault();
  const fields = new FormData(form, button);
  fields.set("request", fresh());
  send(address, new URLSearchParams(fields), form, button);
});

async function send(address, body, form, button) {
  if (button?.getAttribute("aria-busy")) return;
  button?.setAttribute("aria-busy", "true");
  sending += 1;
  const slow = setTimeout(() => say(told.sending), 600);
  try {
    const answer = await insist(address, body);
    done(answer, form);
  } finally {
    clearTimeout(slow);
    sending -= 1;
    button?.removeAttribute("aria-busy");
    if (!sending && state.textContent === told.sending) say("");
  }
}

// The same request again and again until somebody answers: its id keeps it from being done twice.
async function insist(address, body) {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" } });
      const answer = await response.json();
      if (response.status !== 503 && response.status !== 429) return answer;
      if (tries > 3) return answer;
    } catch {
      say(told.offline);
    }
    await new Promise((wake) => setTimeout(wake, Math.min(8000, 400 * 2 ** tries)));
  }
}

function done(answer, form) {
  if (answer.told) {
    say(answer.told, 7000);
    return;
  }
  if (state.textContent === told.offline) say("");
  if (form.classList.contains("say")) form.elements.text.value = "";
  const here = location.pathname + location.search;
  // A stranger who has become a guest gets a page of his own; a table may go on somewhere else.
  const elsewhere = answer.go.split("?")[0] !== location.pathname;
  if (answer.new || elsewhere || (told.live.includes("?as=") && answer.go !== here)) location.assign(answer.go);
}

// The board ----------------------------------------------------------------------------------------------------------

function renew(whole) {
  replace(whole);
  prepare();
  scroll();
}

function scroll() {
  const talk = document.getElementById("talk-lines")?.parentNode;
  if (talk) talk.scrollTop = talk.scrollHeight;
}

prepare();
scroll();
listen();
