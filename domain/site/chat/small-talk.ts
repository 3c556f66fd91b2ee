import { type Asked, linkTo, type Reply, TEXTS } from './reply.ts'

export async function answerGreeting({ say }: Asked): Promise<Reply> {
  const { products, delivery, table } = say.suggest
  return { topic: 'greeting', text: [say.greeting], suggestions: [products, delivery, table] }
}

export async function answerThanks({ say }: Asked): Promise<Reply> {
  return { topic: 'thanks', text: [say.thanks] }
}

/** Admits that the shop does not know, and says who does. */
export async function answerUnknown(asked: Asked): Promise<Reply> {
  const { say, understood } = asked
  return {
    isAnswered: false,
    topic: 'unknown',
    text: understood.isForeign ? [TEXTS.en.foreign, TEXTS.th.foreign] : [say.unknown],
    links: [linkTo('contact', asked)],
    suggestions: [say.suggest.products, say.suggest.delivery, say.suggest.hours],
  }
}
