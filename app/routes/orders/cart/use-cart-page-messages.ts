import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { CartPageMessages } from '#shared/messages/en/orders/cart-page.ts'

/** The texts of the cart's page. */
export const useCartPageMessages = pageTexts<CartPageMessages>({
  en: async () => (await import('#shared/messages/en/orders/cart-page.ts')).cartPage,
  th: async () => (await import('#shared/messages/th/orders/cart-page.ts')).cartPage,
})
