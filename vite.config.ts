import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { listModules } from './scripts/bundle/list-modules.ts'
import { offlineWorker } from './scripts/bundle/offline-worker.ts'
import { trimReact } from './scripts/bundle/trim-react.ts'
import { trimRouter } from './scripts/bundle/trim-router.ts'

const serverOnly =
  /\/(database|adapters|server|config)\/|\/domain\/(?:kernel\/|[^/]+\/[^/]+\/(?!schemas\.ts$))/

/** Fails the build when a page would carry server code into the browser, or the library of schemas. */
const keepServerCodeOutOfTheBrowser: Plugin = {
  name: 'keep-server-code-out-of-the-browser',
  enforce: 'pre',
  apply: 'build',
  async resolveId(id, importer, options) {
    if (this.environment.config.consumer !== 'client' || !importer) return
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    if (found && /\/node_modules\/zod\//.test(found.id)) this.error(`${importer} pulls zod into the browser`)
    if (!found || found.id.includes('node_modules')) return
    const path = found.id.slice(this.environment.config.root.length)
    if (serverOnly.test(path)) this.error(`${importer} pulls server code into the browser: ${path}`)
  },
}

/** In the built server the pages import the very modules the server runs, so there is one copy of the shop. */
const leaveTheShopOutside: Plugin = {
  name: 'leave-the-shop-outside',
  enforce: 'pre',
  apply: 'build',
  resolveId(id) {
    if (this.environment.config.consumer !== 'server') return
    if (/^#(domain|database|shared)\//.test(id)) return { id, external: true }
    // As a glob names it.
    if (id.startsWith('/shared/')) return { id: `#${id.slice(1)}`, external: true }
  },
}

/**
 * What is sent in one file, with all that it imports; what that imports lazily stays apart. A few large files compress
 * better than many small ones, and each file is named in the list of routes that every page carries.
 */
const TOGETHER = {
  shell: [
    'app/root.tsx',
    'app/components/shell/page-head.tsx',
    'app/components/i18n/page-texts.ts',
    'app/components/ui/picture.tsx',
  ],
  cart: ['app/components/orders/cart-form.tsx'],
  purchase: [
    'app/components/orders/you-pay.tsx',
    'app/components/orders/line-list.tsx',
    'app/components/orders/totals.tsx',
    'app/components/orders/use-purchase-messages.ts',
    'shared/accounts/address-lines.ts',
    'shared/orders/payment-methods.ts',
  ],
  spice: ['app/components/ui/spice-level.tsx'],
  shop: ['app/components/catalog/use-shop-messages.ts'],
  products: ['app/components/catalog/product-grid-skeleton.tsx', 'app/components/catalog/product-grid.tsx'],
  forms: [
    'app/components/forms/choice.tsx',
    'app/components/forms/email-field.tsx',
    'app/components/forms/error-summary.tsx',
    'app/components/forms/field.tsx',
    'app/components/forms/form-reply.ts',
    'app/components/forms/reply-form.tsx',
  ],
  dates: ['shared/kernel/dates.ts', 'shared/kernel/durations.ts', 'shared/restaurant/relative-day.ts'],
  settings: [
    'app/components/forms/button-form.tsx',
    'app/components/forms/form-section.tsx',
    'app/components/forms/language-choice.tsx',
    'app/components/newsletters/topic-switches.tsx',
  ],
}

/** Fails the build when a file that is named here is gone: the pages would load many small files, and nobody notice. */
const findFilesSentTogether: Plugin = {
  name: 'find-files-sent-together',
  apply: 'build',
  buildStart() {
    for (const file of Object.values(TOGETHER).flat()) {
      if (!existsSync(file)) this.error(`${file} is gone: vite.config.ts names it`)
    }
  },
}

const groups = [
  // This one changes only with an upgrade.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  ...Object.entries(TOGETHER).map(([name, files]) => ({
    name,
    test: (id: string) => files.some((file) => id.split('?')[0]?.endsWith(`/${file}`)),
  })),
]

/** Texts are named after their language and what they are about: tests tell them from code. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const locale = /\/shared\/messages\/(\w+)\//.exec(facadeModuleId ?? '')?.[1]
  return locale ? `assets/texts-${locale}-[name]-[hash].js` : 'assets/[name]-[hash].js'
}

/** What fetches lazy modules: with theirs at once, as Vite's own does, which also sees to styles; ours are in one file. */
const preloadModules: Plugin = {
  name: 'preload-modules',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `
      export function __vitePreload(load, files = []) {
        for (const file of files) {
          if (file.endsWith('.css')) continue
          const link = document.createElement('link')
          link.rel = 'modulepreload'
          link.href = '/' + file
          document.head.append(link)
        }
        return load()
      }`,
  },
}

export default defineConfig({
  plugins: [
    findFilesSentTogether,
    preloadModules,
    trimReact,
    trimRouter,
    keepServerCodeOutOfTheBrowser,
    leaveTheShopOutside,
    offlineWorker,
    listModules,
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    // A kilobyte smaller than the built-in minifier over the whole page, for two more seconds of build.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true } },
  },
  environments: {
    client: { build: { rollupOptions: { output: { advancedChunks: { groups }, chunkFileNames } } } },
  },
})
