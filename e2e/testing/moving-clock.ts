// `startServer({ hasMovingClock: true })` loads this before the server, so that a test can move its clock ahead.
const realNow = Date.now;
let aheadMs = 0;

Date.now = () => realNow() + aheadMs;
process.on('message', (moveMs) => {
  aheadMs += Number(moveMs);
  process.send?.('moved');
});
// The server stops when it is told to, not when the test ends.
process.channel?.unref();
