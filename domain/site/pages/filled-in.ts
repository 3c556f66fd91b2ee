import { byLocale, LANGUAGES, type LocalizedText } from '#shared/kernel/locale.ts'
import { shopAddressLines } from '#shared/accounts/address-lines.ts'
import { HOSTED_PROVIDERS } from '#shared/orders/payment-methods.ts'
import { type Facts, factBlocks } from './fact-blocks.ts'
import type { Block, ShownBlock } from './schemas.ts'

const PLACEHOLDER = /\{(\w+)\}/g

/** The blocks in one language, with placeholders and facts filled in; a text with an empty placeholder is left out. */
export function filledIn(blocks: Block[], facts: Facts): ShownBlock[] {
  const values = valuesOf(facts)
  const fill = (text: LocalizedText): string | undefined => {
    let isWhole = true
    const filled = text[facts.language].replace(PLACEHOLDER, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`no placeholder is called ${name}`)
      if (value === '') isWhole = false
      return value
    })
    return isWhole ? filled : undefined
  }
  return blocks.flatMap((block): ShownBlock[] => {
    switch (block.kind) {
      case 'fact':
        return factBlocks(block.fact, facts)
      case 'list':
        return [{ kind: 'list', items: block.items.flatMap((item) => fill(item) ?? []) }]
      case 'picture':
        return [{ ...block, alt: block.alt[facts.language] }]
      case 'pairs': {
        const items = block.items.map(({ name, value }) => ({
          name: fill(name) ?? '',
          value: fill(value) ?? '',
        }))
        return [{ kind: 'pairs', items }]
      }
      case 'subheading':
        return [{ kind: 'subheading', text: fill(block.text) ?? '' }]
      case 'steps':
      case 'cards': {
        const items = block.items.map(({ title, text }) => ({
          title: fill(title) ?? '',
          text: fill(text) ?? '',
        }))
        return [{ kind: block.kind, items }]
      }
      default: {
        const text = fill(block.text)
        return text === undefined ? [] : [{ kind: block.kind, text, ...(block.id ? { id: block.id } : {}) }]
      }
    }
  })
}

function valuesOf({ settings: { company }, chatHost, language }: Facts): Record<string, string> {
  const { legalName, email, phone, registrationNumber, directors, vatNumber } = company
  const address = shopAddressLines(company, language).join(', ')
  const paymentProviders = either[language].format(Object.values(HOSTED_PROVIDERS))
  return {
    company: legalName,
    chatHost,
    email,
    phone,
    registrationNumber,
    directors,
    vatNumber,
    address,
    paymentProviders,
  }
}

const either = byLocale((locale) => new Intl.ListFormat(LANGUAGES[locale].tag, { type: 'disjunction' }))
