import type { ContactThreadState, ContactTopic, MessageKind } from '#shared/customers/contact-threads.ts'
import type { Locale } from '#shared/kernel/locale.ts'

/** A conversation that somebody in the demo has with the shop. */
export type SeedThread = {
  topic: ContactTopic
  locale: Locale
  state: ContactThreadState
  /** Counted from the seed to its beginning. */
  hoursAgo: number
  /** `hoursLater`: than the one before. */
  messages: { kind: MessageKind; text: string; hoursLater: number }[]
}

const says = (kind: MessageKind, text: string, hoursLater = 0) => ({ kind, text, hoursLater })

export const seedThreads: SeedThread[] = [
  {
    topic: 'product',
    locale: 'en',
    state: 'closed',
    hoursAgo: 24 * 160,
    messages: [
      says(
        'sender',
        'Hello! Is there shrimp paste in the massaman? My daughter-in-law is allergic to shellfish.',
      ),
      says(
        'shop',
        'Hello, and thank you for asking first. What is in it, and what else is handled in the same kitchen, stands on the label and on the page of each product, under “Contains” and “May contain”. If anything is unclear for her, please write again before you cook it.',
        5,
      ),
      says('sender', 'Found it, thank you. That was quick!', 2),
    ],
  },
  {
    topic: 'restaurant',
    locale: 'th',
    state: 'closed',
    hoursAgo: 24 * 95,
    messages: [
      says('sender', 'สวัสดีค่ะ วันเกิดคุณแม่ปลายเดือนนี้ ขอโต๊ะเงียบๆ สำหรับ 8 คน และนำเค้กมาเองได้ไหมคะ'),
      says(
        'shop',
        'สวัสดีค่ะ ยินดีมากค่ะ นำเค้กมาได้เลย เราเตรียมจานและมีดให้ จองโต๊ะผ่านหน้าเว็บแล้วเขียนในช่องความต้องการว่า “วันเกิด โต๊ะเงียบ” เราจะจัดมุมด้านในไว้ให้นะคะ',
        3,
      ),
    ],
  },
  {
    topic: 'order',
    locale: 'en',
    state: 'closed',
    hoursAgo: 24 * 41,
    messages: [
      says(
        'sender',
        'One of the jars in my parcel was cracked. Nothing else is dirty, thank goodness. What do you need from me?',
      ),
      says('note', 'Photo came by phone. Refunded the jar.', 2),
      says(
        'shop',
        'We are sorry about that. The jar is refunded, and you need not send anything back. Thank you for telling us.',
        1,
      ),
    ],
  },
  {
    topic: 'event',
    locale: 'en',
    state: 'answered',
    hoursAgo: 24 * 12,
    messages: [
      says(
        'sender',
        'Can I bring my twelve-year-old to the class with the mortars? She cooks more than I do.',
      ),
      says('shop', 'With pleasure. She gets a seat and a mortar of her own, so please sign up for two.', 4),
    ],
  },
  {
    topic: 'wholesale',
    locale: 'en',
    state: 'answered',
    hoursAgo: 24 * 6,
    messages: [
      says(
        'sender',
        'We run a small farm stall near Wilderness and would like to sell your pastes. Do you supply shops?',
      ),
      says(
        'shop',
        'Thank you for thinking of us. We make small batches, but a stall like yours is just our size. Which jars do you have in mind, and how many a month? Then we can tell you honestly whether we can keep up.',
        20,
      ),
    ],
  },
  {
    topic: 'order',
    locale: 'en',
    state: 'open',
    hoursAgo: 29,
    messages: [
      says(
        'sender',
        'Hi, I ordered for my sister in Durban and forgot to say that it is a present. Can you leave the prices out of the parcel?',
      ),
    ],
  },
  {
    topic: 'product',
    locale: 'th',
    state: 'open',
    hoursAgo: 9,
    messages: [says('sender', 'น้ำจิ้มแจ่วจะกลับมาเมื่อไหร่คะ ที่บ้านชอบมาก ปิ้งย่างทีไรต้องมี')],
  },
  {
    topic: 'restaurant',
    locale: 'en',
    state: 'open',
    hoursAgo: 3,
    messages: [
      says(
        'sender',
        'Good morning! We are eleven on Saturday in two weeks, three of us vegetarian. Is there a menu for a group, or do we order from the card?',
      ),
    ],
  },
]
