import type { ChatSubject } from '#shared/site/chat-answer.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { MENU_COURSES } from '#shared/restaurant/dish-fields.ts'
import { listMenu } from '#domain/restaurant/menu/index.ts'
import type { MenuDish } from '#domain/restaurant/menu/views.ts'
import { findPhrase, toPhrase } from '../understanding/index.ts'
import { type Asked, linkTo, MOST_CARDS, pageCard, type Reply } from './reply.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** A dish of the menu; undefined if it is on it no more. */
export async function answerDish(asked: Asked, { slug }: ChatSubject): Promise<Reply | undefined> {
  const { ctx, language, say, understood } = asked
  const dish = (await listMenu(ctx, { language })).find(({ id }) => id === slug)
  if (!dish) return undefined
  const text = [say.dish.about(dish.name, formatMoney(dish.priceCents, language))]
  if (understood.aspects.includes('heat')) {
    text.unshift(
      say.product.heat(dish.name, textsOf(language).common.spice[dish.spiceLevel], dish.spiceLevel),
    )
  }
  if (understood.aspects.includes('ingredients')) text.push(say.dish.noIngredients)
  text.push(dish.isSoldOut ? say.dish.soldOut(dish.name) : say.dish.served(dish.name))
  if (understood.aspects.length === 0 && dish.description) text.push(dish.description)
  return {
    topic: 'menu',
    text,
    cards: [dishCard(asked, dish)],
    links: [linkTo('reserve', asked)],
    suggestions: [say.suggest.allergens(dish.name), say.suggest.table],
    about: { kind: 'dish', slug: dish.id },
  }
}

/** Dishes that a question names a part of, a course, or the menu. */
export async function answerMenu(asked: Asked): Promise<Reply> {
  const { ctx, language, say, understood } = asked
  const dishes = await listMenu(ctx, { language })
  const named = new Set(understood.subjects.filter(({ kind }) => kind === 'dish').map(({ slug }) => slug))
  const course = MENU_COURSES.find((one) =>
    COURSE_WORDS[one].some((word) => findPhrase(understood.reading, word).length > 0),
  )
  const found = dishes.filter(({ id, course: of }) =>
    named.size > 0 ? named.has(id) : course === undefined || of === course,
  )
  return {
    topic: 'menu',
    text: [say.dish.list],
    cards: found.slice(0, 2 * MOST_CARDS).map((dish) => dishCard(asked, dish)),
    links: [linkTo('menu', asked), linkTo('reserve', asked)],
    suggestions: [say.suggest.table, say.suggest.hours],
  }
}

/** The words that people use to ask for a course. */
const COURSE_WORDS = Object.fromEntries(
  Object.entries({
    starters: 'starter, appetizer, เรียกน้ำย่อย, ของว่าง',
    salads: 'salad, soup, ยำ, ตำ, ซุป, ต้ม',
    curries: 'curry, แกง',
    wok: 'noodle, wok, ผัด, เส้น, ก๋วยเตี๋ยว',
    grill: 'grill, grilled, ย่าง',
    rice_sides: 'rice, side, ข้าว, เครื่องเคียง',
    sweets: 'dessert, sweet, pudding, ของหวาน, ขนม, ขนมหวาน',
    drinks: 'drink, beer, wine, tea, เครื่องดื่ม, เบียร์, ไวน์, ชา',
  } satisfies Record<(typeof MENU_COURSES)[number], string>).map(([course, words]) => [
    course,
    words.split(', ').map(toPhrase),
  ]),
) as Record<(typeof MENU_COURSES)[number], ReturnType<typeof toPhrase>[]>

export function dishCard({ language, say }: Asked, { id, name, priceCents, image, isSoldOut }: MenuDish) {
  const price = formatMoney(priceCents, language)
  return pageCard(
    'dish',
    { slug: id, title: name, detail: isSoldOut ? `${price} · ${say.dish.soldOut(name)}` : price, image },
    language,
  )
}
