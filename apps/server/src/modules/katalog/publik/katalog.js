// The page works without this file: it remembers that the welcome was seen, and turns photos at a click.
const KEY = 'kadar-katalog-sambutan';
const root = document.documentElement;

// A browser that forbids storage says so with an exception; then the welcome is shown each time.
const remembered = (() => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
})();
if (remembered) root.classList.add('disambut');

const remember = () => {
  try {
    localStorage.setItem(KEY, '1');
  } catch (error) {
    console.info('not remembered', error);
  }
  root.classList.add('disambut');
};

const turn = (button) => {
  const photos = button.parentElement.querySelector('.foto');
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  photos.scrollBy({
    left: Number(button.dataset.geser) * photos.clientWidth,
    behavior: smooth ? 'smooth' : 'auto',
  });
};

document.addEventListener('click', ({ target }) => {
  if (target.closest('[data-lewati]')) remember();
  const button = target.closest('[data-geser]');
  if (button) turn(button);
});

document.addEventListener('DOMContentLoaded', () => {
  for (const button of document.querySelectorAll('[data-geser]')) button.hidden = false;
});
