import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { TransferMessages } from '#shared/messages/en/orders/transfer.ts'

/** The texts that say what to transfer, to whom, and until when. */
export const useTransferMessages = pageTexts<TransferMessages>({
  en: async () => (await import('#shared/messages/en/orders/transfer.ts')).transfer,
  th: async () => (await import('#shared/messages/th/orders/transfer.ts')).transfer,
})
