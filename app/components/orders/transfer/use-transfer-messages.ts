import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { TransferMessages } from '#shared/messages/en/orders/transfer.ts'

/** The texts that say what to transfer, to whom, and until when. */
export const useTransferMessages = pageTexts(
  import.meta.glob<Record<string, TransferMessages>>('./*/orders/transfer.ts', { base: '/shared/messages' }),
)
