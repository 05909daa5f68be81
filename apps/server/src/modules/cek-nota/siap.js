// The page of a slip, while its bag is being fetched: asks now and then whether it is ready, and shows itself anew when it is.
const EVERY_MS = 20_000;
const { keadaan } = document.currentScript.dataset;

const look = async () => {
  const reply = await fetch(`/api/v1${location.pathname}/slip`);
  if (!reply.ok) return;
  const { data } = await reply.json();
  if ((data.hutang?.siap?.keadaan ?? '') !== keadaan) location.reload();
};
// Without a line it looks again later.
setInterval(() => look().catch(() => undefined), EVERY_MS);
