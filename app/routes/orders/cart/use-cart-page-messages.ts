import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { CartPageMessages } from '#shared/messages/en/orders/cart-page.ts'

/** The texts of the cart's page. */
export const useCartPageMessages = pageTexts(
  import.meta.glob<Record<string, CartPageMessages>>('./*/orders/cart-page.ts', { base: '/shared/messages' }),
)
