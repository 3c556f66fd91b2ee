import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'

export type SeedNewsletter = { subject: LocalizedText; preview: LocalizedText; blocks: NewsletterBlock[] }
