import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { KEEP_WRAPPERS } from './keep-wrappers.ts';

const root = join(import.meta.dirname, '..');
const serverPort = process.env['PORT'] ?? '3000';
const webPort = 5173;
const target = `http://127.0.0.1:${serverPort}`;

const flags = [KEEP_WRAPPERS, '--watch', '--watch-preserve-output'];
const server = spawn(process.execPath, [...flags, 'server/start.mjs'], {
  cwd: root,
  stdio: 'inherit',
  // Requests come from Vite's address, so the server must accept that origin.
  env: { ...process.env, PORT: serverPort, BASE_URL: `http://localhost:${webPort}` },
});
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    port: webPort,
    strictPort: true,
    proxy: { '/api': target, '/healthz': target, '/readyz': target },
  },
});
await vite.listen();
vite.printUrls();

let isStopping = false;
process.on('SIGINT', stop).on('SIGTERM', stop);
server.once('exit', stop);

/** Stops server and Vite, once, whether one of them or the terminal ends first. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  server.kill('SIGTERM');
  void vite.close();
}
