import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from '#web/app/start.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(<StrictMode>{await start()}</StrictMode>);
