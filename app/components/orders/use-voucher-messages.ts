import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { VoucherMessages } from '#shared/messages/en/orders/vouchers.ts'

/** The texts of the pages where vouchers are bought and looked at. */
export const useVoucherMessages = pageTexts(
  import.meta.glob<Record<string, VoucherMessages>>('./*/orders/vouchers.ts', { base: '/shared/messages' }),
)
