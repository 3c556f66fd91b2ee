import { answerQuestion } from '#domain/site/chat/index.ts'
import { answerQuestionInput } from '#domain/site/chat/schemas.ts'
import { chatAnswer } from '#domain/site/chat/views.ts'
import { bodyProblems, endpoint, type Endpoint, ok, publicWrite } from '../endpoint.ts'

export const chatEndpoints: Endpoint[] = [
  endpoint({
    ...publicWrite,
    path: '/api/chat',
    limit: 'chat',
    summary: 'Ask the shop something',
    description:
      'In English or Thai, about products, recipes, the menu, events, allergens, delivery, hours, tables, and the orders of a signed-in customer. What the shop does not know has `isAnswered` false. Nothing is kept between questions: send the last answer’s `about` with the next.',
    input: answerQuestionInput,
    response: chatAnswer,
    problems: [...bodyProblems, 'too_many_requests'],
    run: async (ctx, input) => ok(await answerQuestion(ctx, input)),
  }),
]
