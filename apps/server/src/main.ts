import { keepCompiled } from './platform/compiled.ts';

keepCompiled();
await import('./start.ts');
