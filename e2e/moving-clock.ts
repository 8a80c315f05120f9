// Loaded before the server by `startServer({ hasMovingClock: true })`: its clock goes on from where a test has moved it.
const realNow = Date.now;
let aheadMs = 0;

Date.now = () => realNow() + aheadMs;
process.on('message', (moveMs) => {
  aheadMs += Number(moveMs);
  process.send?.('moved');
});
// The server ends when it is told to, not when the test goes away.
process.channel?.unref();
