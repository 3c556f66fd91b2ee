import { type FormEvent, useState } from 'react'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { Jar } from '#domain/orders/order-entry/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { jarField, MOST_JARS } from './entry-fields.ts'
import { type EntryValues, typedLines } from './entry-input.ts'

/** Always free, below those that name a jar. */
const SPARE = 2
const FEWEST = 3

type JarsCardProps = { jars: Jar[]; values: EntryValues }

/** The jars by code or name: the browser offers those that have what is typed, in either language, with price and stock. */
export function JarsCard({ jars, values }: JarsCardProps) {
  const { orderEntry: texts } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const [lines, setLines] = useState(() => linesFor(typedLines(values).at(-1)?.line ?? -1))

  function onInput({ target }: FormEvent) {
    const { name = '' } = target as Partial<HTMLInputElement>
    const [, line] = /^jar\.(\d+)$/.exec(name) ?? []
    if (line) setLines((before) => Math.max(before, linesFor(Number(line))))
  }

  return (
    <OfficeCard id="jars" title={texts.jars} hint={texts.jarsHint}>
      <datalist id="jars-to-order">
        {jars.map(({ id, sku, name, priceCents, stockQuantity }) => (
          <option key={id} value={`${name[locale]} (${sku})`}>
            {[
              ...LOCALES.filter((other) => other !== locale).map((other) => name[other]),
              charge(priceCents),
              texts.inStock(stockQuantity),
            ].join(' · ')}
          </option>
        ))}
      </datalist>
      <div className="grid gap-3" onInput={onInput}>
        {Array.from({ length: lines }, (_, line) => (
          <div
            key={line}
            role="group"
            aria-label={texts.line(line + 1)}
            className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-3"
          >
            <TextField
              name={jarField(line, 'jar')}
              label={texts.jar}
              isOptional={line > 0}
              input={{ list: 'jars-to-order', autoComplete: 'off', spellCheck: false, maxLength: 200 }}
            />
            <TextField
              name={jarField(line, 'quantity')}
              label={texts.quantity}
              input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 3 }}
            />
          </div>
        ))}
      </div>
    </OfficeCard>
  )
}

function linesFor(lastLine: number): number {
  return Math.min(MOST_JARS, Math.max(FEWEST, lastLine + 1 + SPARE))
}
