// On every page: times in the reader's own zone, and what only works with a script.

for (const time of document.querySelectorAll("time[datetime]")) {
  const at = new Date(time.dateTime);
  time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

for (const element of document.querySelectorAll(".needs-script")) element.hidden = false;

document.addEventListener("click", (event) => {
  const place = event.target.closest("a.at-link");
  if (place && light(document.getElementById(place.hash.slice(1)))) event.preventDefault();
  const button = event.target.closest("button");
  if (button?.dataset.copy !== undefined) copy(document.getElementById(button.dataset.copy));
  if (button?.dataset.print !== undefined) print();
});

// A place that the log names lights up on the board, each time anew; the focus stays in the log.
function light(place) {
  if (!place) return false;
  for (const other of document.querySelectorAll(".at.shown")) other.classList.remove("shown");
  place.getBoundingClientRect(); // So that a place that was lit lights up once more.
  place.classList.add("shown");
  const smooth = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  place.scrollIntoView({ block: "center", inline: "center", behavior: smooth ? "smooth" : "auto" });
  return true;
}

// Without https a browser lends no clipboard; then the text is selected, and can be copied by hand.
async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    const state = document.getElementById("page-state");
    if (state) state.textContent = document.getElementById("page-table").dataset.copied;
    setTimeout(() => { if (state) state.textContent = ""; }, 2500);
  } catch {
    document.execCommand("copy");
  }
}
