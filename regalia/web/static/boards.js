// Keeps a drawn board live: pieces become what they have become, and glide; two fingers zoom a drawing, one moves it.

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = { duration: 550, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", composite: "add" };
const CLOSEST = 5;

// Play what `board.changes` tells, in its order: what is gone first, then each piece before the one that follows it.
export function apply(changes) {
  for (const change of changes) {
    const old = document.getElementById(change.was);
    if (change.markup) place(change, old);
    else old?.remove();
  }
}

// Put whole parts in the place of those with their ids.
export function replace(whole) {
  for (const [id, markup] of Object.entries(whole)) {
    const template = document.createElement("template");
    template.innerHTML = markup;
    document.getElementById(id)?.replaceWith(template.content);
  }
}

// Drawings that have come lately can be zoomed too.
export function prepare() {
  for (const drawing of document.querySelectorAll("svg.drawing:not([data-zoom])")) {
    drawing.dataset.zoom = "";
    zoomable(drawing);
  }
}

function place(change, old) {
  const layer = document.getElementById(change.layer);
  const next = change.next ? document.getElementById(change.next) : null;
  const fresh = parsed(change.markup, layer);
  if (!old) {
    layer.insertBefore(fresh, next);
  } else if (old.parentNode === layer) {
    if (old.nextElementSibling !== next) {
      layer.insertBefore(old, next);
      old.getBoundingClientRect(); // So that the browser knows where it was, and lets it glide from there.
    }
    become(old, fresh);
  } else {
    const from = old.getBoundingClientRect();
    old.remove();
    layer.insertBefore(fresh, next);
    glide(fresh, from);
  }
}

function parsed(markup, layer) {
  const template = document.createElement("template");
  const drawn = layer.namespaceURI === SVG;
  template.innerHTML = drawn ? `<svg>${markup}</svg>` : markup;
  return drawn ? template.content.firstChild.firstChild : template.content.firstChild;
}

// One element takes over another's attributes and, where they differ, what is in it; so focus and motion are kept.
function become(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name); // What is unfolded stays so.
  }
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
}

// From one drawing to another: it sets out where it was on the screen.
function glide(piece, from) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || !from.width) return;
  const to = piece.getBoundingClientRect();
  const scale = piece.parentNode.getScreenCTM?.()?.a ?? 1;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }], GLIDE);
}

// Zoom --------------------------------------------------------------------------------------------------------------

// Two fingers, or the wheel with Ctrl, zoom a drawing; one finger moves it while it is zoomed; a double click ends it.
export function zoomable(drawing) {
  const whole = drawing.viewBox.baseVal;
  const home = { x: whole.x, y: whole.y, width: whole.width, height: whole.height };
  const fingers = new Map();

  function show(x, y, width) {
    const shown = Math.min(home.width, Math.max(home.width / CLOSEST, width));
    const height = (shown / home.width) * home.height;
    const left = Math.min(Math.max(x, home.x), home.x + home.width - shown);
    const top = Math.min(Math.max(y, home.y), home.y + home.height - height);
    drawing.setAttribute("viewBox", `${left} ${top} ${shown} ${height}`);
    drawing.classList.toggle("zoomed", shown < home.width);
  }

  // Keep the point under the fingers where it is.
  function zoom(clientX, clientY, factor) {
    const box = drawing.getBoundingClientRect();
    const now = drawing.viewBox.baseVal;
    const across = (clientX - box.x) / box.width;
    const down = (clientY - box.y) / box.height;
    const width = Math.min(home.width, Math.max(home.width / CLOSEST, now.width / factor));
    show(now.x + across * (now.width - width), now.y + down * (now.height - (width / home.width) * home.height), width);
  }

  function moved(event) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, event);
    const now = drawing.viewBox.baseVal;
    const scale = now.width / drawing.getBoundingClientRect().width;
    if (other) {
      const apart = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
      zoom((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2, apart(event, other) / apart(before, other));
    } else if (drawing.classList.contains("zoomed")) {
      show(now.x - (event.clientX - before.clientX) * scale, now.y - (event.clientY - before.clientY) * scale, now.width);
    }
  }

  drawing.addEventListener("pointerdown", (event) => fingers.set(event.pointerId, event));
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    drawing.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  drawing.addEventListener("pointermove", moved);
  drawing.addEventListener("dblclick", () => show(home.x, home.y, home.width));
  drawing.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.clientX, event.clientY, Math.exp(-event.deltaY / 300));
  }, { passive: false });
}
