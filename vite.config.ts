import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { listModules } from './scripts/bundle/list-modules.ts'
import { offlineWorker } from './scripts/bundle/offline-worker.ts'

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
 * The modules sent in one file, with all that they import; what is imported lazily stays apart. A few large files compress
 * better than many small ones, and each file is named in the list of routes that every page carries.
 */
const TOGETHER = {
  shell: [
    'app/root.tsx',
    'app/components/shell/page-head.tsx',
    'app/components/forms/form-reply.ts',
    'app/components/i18n/page-texts.ts',
    'app/components/shell/json-ld.tsx',
    'app/components/ui/picture.tsx',
    'app/components/ui/rendered-on-data.tsx',
    'app/platform/offline/copies.ts',
  ],
  chat: ['app/components/site/chat/load-chat.tsx'],
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
  recipes: ['app/components/recipes/recipe-grid.tsx', 'app/components/recipes/use-recipes-messages.ts'],
  restaurant: [
    'app/components/restaurant/call-us.tsx',
    'app/components/restaurant/reserve-refusal-text.ts',
    'app/components/restaurant/use-reserve-messages.ts',
    'app/routes/restaurant/menu/reserve-reply.ts',
  ],
  shop: ['app/components/catalog/use-shop-messages.ts'],
  products: ['app/components/catalog/product-grid-skeleton.tsx', 'app/components/catalog/product-grid.tsx'],
  // Other pages have these too: apart, so that they do not load the product's.
  food: ['app/components/catalog/use-food-messages.ts', 'shared/catalog/food.ts'],
  breadcrumb: ['app/components/shell/breadcrumb-json-ld.tsx'],
  quantity: ['app/components/ui/quantity-input.tsx'],
  fold: ['app/components/ui/below-fold.tsx'],
  product: [
    'app/components/catalog/product-view.tsx',
    'app/components/catalog/unit-price-of.ts',
    'shared/catalog/size-key.ts',
  ],
  reviews: ['app/components/orders/review-section.tsx', 'app/components/orders/use-review-list-messages.ts'],
  forms: [
    'app/components/forms/choice.tsx',
    'app/components/forms/email-field.tsx',
    'app/components/forms/error-summary.tsx',
    'app/components/forms/field.tsx',
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
  // Nothing of ours: it changes only with an upgrade.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
  },
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

export default defineConfig({
  plugins: [
    findFilesSentTogether,
    keepServerCodeOutOfTheBrowser,
    leaveTheShopOutside,
    offlineWorker,
    listModules,
    tailwindcss(),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { advancedChunks: { groups }, chunkFileNames } } } },
  },
})
