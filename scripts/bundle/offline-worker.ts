import { build, type Plugin } from 'vite'

/** Builds the service worker as a script of its own, at the address that it must have. */
export const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        lib: { entry: 'app/platform/offline/worker.ts', formats: ['iife'], name: 'worker', fileName: 'sw' },
      },
    })
    const [output] = Array.isArray(built) ? built : [built]
    if (!output || !('output' in output)) return this.error('the service worker was not built')
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: output.output[0].code })
  },
}
