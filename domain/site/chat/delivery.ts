import { shopAddressLines } from '#shared/accounts/address-lines.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { getTextPage } from '../pages/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import { type Asked, linkTo, type Reply } from './reply.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** Says what delivery costs, how long it takes, and that orders can be collected. */
export async function answerDelivery(asked: Asked): Promise<Reply> {
  const { ctx, language, say, understood } = asked
  const { delivery, company } = await getSettings(ctx)
  const price = (cents: number) => formatMoney(cents, language)
  const times = await deliveryTimes(asked, delivery)
  const text: string[] = []
  if (understood.isAbroad) text.push(say.delivery.abroad)
  if (understood.province) {
    const { cents, freeFromCents } = delivery.zones[delivery.provinces[understood.province]]
    const name = textsOf(language).purchase.provinces[understood.province]
    const isFreeFrom = cents > 0 && freeFromCents !== null
    text.push(
      [
        cents === 0 ? say.delivery.freeTo(name) : say.delivery.to(name, price(cents)),
        isFreeFrom ? say.delivery.freeFrom(price(freeFromCents)) : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
  } else if (!understood.isAbroad) {
    text.push(say.delivery.prices)
    for (const [zone, provinces] of Map.groupBy(PROVINCES, (one) => delivery.provinces[one])) {
      const { cents, freeFromCents } = delivery.zones[zone]
      const names = say.list(provinces.map((one) => textsOf(language).purchase.provinces[one]))
      const from =
        cents > 0 && freeFromCents !== null ? ` ${say.delivery.freeFrom(price(freeFromCents))}` : ''
      text.push(`${names}: ${price(cents)}.${from}`)
    }
  }
  if (!understood.isAbroad) {
    text.push(times, say.delivery.collect(shopAddressLines(company, language).join(', ')))
  }
  return {
    topic: 'delivery',
    text,
    links: [linkTo('shipping', asked)],
    suggestions: [say.suggest.payment, say.suggest.returns],
  }
}

/** The sentences of the page about delivery, with that about chilled jars where they are sent. */
async function deliveryTimes({ ctx, language }: Asked, { icePack }: DeliverySettings): Promise<string> {
  const { blocks } = await getTextPage(ctx, { page: 'shipping', language })
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.id === 'times')
  const texts = blocks.slice(at + 1).flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  return texts.slice(0, icePack ? 3 : 2).join(' ')
}
