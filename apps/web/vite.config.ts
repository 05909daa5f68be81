import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env.KADAR_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // The strict CSP knows no data: addresses for scripts and styles' assets, so nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
