import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from '#web/app/start.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const app = await start();
// A transition gives the browser pauses, so that the page answers to input while it is drawn.
startTransition(() => createRoot(root).render(<StrictMode>{app}</StrictMode>));
