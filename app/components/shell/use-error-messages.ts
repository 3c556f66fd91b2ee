import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ErrorMessages } from '#shared/messages/en/shell/errors.ts'

/** The texts of the error pages. */
export const useErrorMessages = pageTexts(
  import.meta.glob<Record<string, ErrorMessages>>('./*/shell/errors.ts', { base: '/shared/messages' }),
)
