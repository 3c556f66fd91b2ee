import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { type Nutrient, NUTRIENT_UNITS, NUTRIENTS } from '#shared/catalog/food.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useProductMessages } from './use-product-messages.ts'

/** The parts of the nutrient above them. */
const PARTS: readonly Nutrient[] = ['sugars', 'saturates']

/** The nutrients that are known, in 100 g and in a serving, as a label lists them. */
export function NutritionTable({ product: { nutrition, netWeight } }: { product: ProductDetail }) {
  const texts = useProductMessages()
  const locale = useLocale()
  const { serving } = nutrition
  const number = (value: number, most: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: most }).format(value)
  const amount = (name: Nutrient, value: number) => {
    const unit = NUTRIENT_UNITS[name]
    const most = unit === 'g' ? 1 : 0
    const least = 10 ** -most
    // A trace is not nothing.
    const shown = value > 0 && value < least / 2 ? `< ${number(least, most)}` : number(value, most)
    return `${shown} ${texts.units[unit]}`
  }
  const rows = NUTRIENTS.flatMap((name) => {
    const value = nutrition[name]
    return value === null ? [] : [{ name, value }]
  })
  if (rows.length === 0) return null
  const cell = 'py-2 pl-4 text-right align-baseline whitespace-nowrap tabular-nums'
  return (
    <section className="overflow-x-auto">
      <h2 className="mb-4 text-xl">{texts.nutrition}</h2>
      <table className="w-full">
        <thead className="text-sm text-stone">
          <tr className="border-b border-line">
            <th scope="col">
              <span className="sr-only">{texts.nutrition}</span>
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {texts.per(texts.weight(100, netWeight.unit))}
            </th>
            {serving !== null && (
              <th scope="col" className="py-2 pl-4 text-right align-baseline font-normal">
                {texts.perServing(`${number(serving, 1)} ${texts.units[netWeight.unit]}`)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name} className="border-b border-line">
              <th
                scope="row"
                className={`py-2 text-left align-baseline font-normal ${PARTS.includes(name) ? 'pl-4 text-sm text-stone' : ''}`}
              >
                {texts.nutrients[name]}
              </th>
              <td className={cell}>{amount(name, value)}</td>
              {serving !== null && <td className={cell}>{amount(name, (value * serving) / 100)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
