// Opens the page that was asked for as soon as the shop can be reached.
const intervalMs = 15_000;

const open = () => location.reload();

addEventListener('online', open);
setInterval(() => {
  if (document.visibilityState !== 'visible') return;
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(open, () => undefined);
}, intervalMs);
