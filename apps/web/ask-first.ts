import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const NAME = 'ask.js';
const ENTRY = fileURLToPath(new URL('./src/ask.ts', import.meta.url));

/** `src/ask.ts` with all it needs, as a script that a page runs as soon as it reads of it: a module waits for the whole page. */
const askScript = async (target: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target, lib: { entry: ENTRY, formats: ['iife'], name: 'kadarAsk' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('the first script was not built');
  return output.output[0].code;
};

/** The page asks who is there before anything else. Not while developing: there the program asks. */
export const askFirst = (target: string): Plugin => ({
  name: 'kadar-ask-first',
  apply: 'build',
  async buildStart() {
    this.emitFile({ type: 'asset', name: NAME, source: await askScript(target) });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const script = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(NAME));
      if (!script) throw new Error('the build has no first script');
      return [{ tag: 'script', attrs: { src: `/${script.fileName}` }, injectTo: 'head-prepend' as const }];
    },
  },
});
