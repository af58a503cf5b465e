// Goes through a game without loading its page anew: by slider, arrows, links, or by itself; pieces glide.

import { apply, prepare, replace } from "./boards.js";

const table = document.getElementById("page-replay");
const state = document.getElementById("page-state");
const slider = document.getElementById("page-slider");
const field = document.getElementById("page-at");
const player = document.getElementById("page-play");
const told = table.dataset;
let at = Number(told.at);
let last = Number(told.last);
let version = told.version;
let wanted = at;
let fetching = false;
let timer = 0;

// Going there --------------------------------------------------------------------------------------------------------

// Only one question at a time is on its way; what is wished for meanwhile comes next, and only the latest.
async function go(to) {
  wanted = Math.min(last, Math.max(0, to));
  slider.value = wanted;
  if (fetching) return;
  fetching = true;
  try {
    while (wanted !== at) await show(wanted);
    state.textContent = "";
  } catch {
    wanted = at;
    slider.value = at;
    stop();
    state.textContent = told.offline;
  } finally {
    fetching = false;
  }
}

async function show(to) {
  const address = new URL(told.go, location.href);
  address.searchParams.set("at", to);
  address.searchParams.set("from", version);
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  const answer = await response.json();
  if (answer.told) {
    // The game has gone back behind this position, or is not to be seen any more.
    location.reload();
    return;
  }
  if (answer.whole) replace(answer.whole);
  else apply(answer.changes.map(([id, was, layer, next, markup]) => ({ id, was, layer, next, markup })));
  prepare();
  version = answer.version;
  at = answer.at;
  last = answer.last;
  tell(answer.title);
}

// Everything on the page that says where in the game it is.
function tell(title) {
  document.title = title;
  slider.max = field.max = last;
  if (document.activeElement !== field) field.value = at;
  if (!slider.matches(":active")) slider.value = wanted;
  slider.setAttribute("aria-valuetext", document.getElementById("moment-told").textContent);
  const here = new URL(location.href);
  here.searchParams.set("at", at);
  here.searchParams.delete("play");
  history.replaceState(null, "", here);
  document.getElementById("log-lines").parentNode.scrollTop = 0;
}

slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });

document.addEventListener("submit", (event) => {
  if (!event.target.matches(".jump")) return;
  event.preventDefault();
  stop();
  go(Number(field.value));
});

document.addEventListener("click", (event) => {
  const chart = event.target.closest("svg.chart");
  if (chart) return pick(chart, event.clientX);
  const link = event.target.closest("a[href]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const there = new URL(link.href, location.href);
  if (there.pathname !== location.pathname || !there.searchParams.has("at") || there.hash) return;
  event.preventDefault();
  stop();
  go(Number(there.searchParams.get("at")));
});

// A click on the chart leads to the position at that time.
function pick(chart, clientX) {
  const box = chart.getBoundingClientRect();
  const x = ((clientX - box.x) / box.width) * chart.viewBox.baseVal.width;
  const { left, right } = chart.dataset;
  stop();
  go(Math.round((last * (x - left)) / (right - left)));
}

const KEYS = { ArrowLeft: () => wanted - 1, ArrowRight: () => wanted + 1, Home: () => 0, End: () => last };

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, textarea, select")) return;
  const to = KEYS[event.key];
  if (!to) return;
  event.preventDefault();
  stop();
  go(to());
});

// By itself ----------------------------------------------------------------------------------------------------------

// Long enough to read what has happened.
function beat() {
  return 900 + 350 * document.getElementById("moment-told").children.length;
}

async function play() {
  if (wanted >= last) await go(0);
  else await go(at + 1);
  if (!timer) return;
  if (at >= last) stop();
  else timer = setTimeout(play, beat());
}

function start() {
  player.textContent = player.dataset.pause;
  player.setAttribute("aria-pressed", "true");
  timer = setTimeout(play, 300);
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  player.textContent = player.dataset.play;
  player.removeAttribute("aria-pressed");
}

player.addEventListener("click", () => (timer ? stop() : start()));

prepare();
slider.setAttribute("aria-valuetext", document.getElementById("moment-told").textContent);
if (told.plays !== undefined) start();
