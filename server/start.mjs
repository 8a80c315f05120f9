// This file is plain JavaScript, so that an old Node can print the sentence instead of failing at the first type.
const major = Number(process.versions.node.split('.')[0]);

if (major < 24) {
  console.error(
    `Saldo needs Node 24 or newer, and this is Node ${process.versions.node}. Start it with "npm start", ` +
      'which brings its own Node on Linux; elsewhere install Node 24 first.',
  );
  process.exit(1);
}

await import('./main.ts');
