import { answerQuestion } from '#domain/site/chat/index.ts'
import { answerQuestionInput } from '#domain/site/chat/schemas.ts'
import { chatAnswer } from '#domain/site/chat/views.ts'
import { type Endpoint, post } from '../endpoint.ts'

export const chatEndpoints: Endpoint[] = [
  post('/api/chat', {
    for: 'anyone',
    limit: 'chat',
    summary: 'Ask the shop something',
    description:
      'In English or Thai, about products, recipes, the menu, events, allergens, delivery, hours, tables, and the orders of a signed-in customer. What the shop does not know has `isAnswered` false. Nothing is kept between questions: send the last answer’s `about` with the next.',
    input: answerQuestionInput,
    view: chatAnswer,
    problems: ['too_many_requests'],
    verb: answerQuestion,
  }),
]
