import { getSettings } from '#domain/base/settings/index.ts'
import { type Asked, linkTo, type Reply } from './reply.ts'

/** Tells somebody who is ill after eating what to do, and nothing about what was eaten. */
export async function answerUnwell(asked: Asked): Promise<Reply> {
  const { company } = await getSettings(asked.ctx)
  const { unwell } = asked.say
  return {
    topic: 'unwell',
    text: [unwell.emergency, unwell.doctor, unwell.tellUs(company.phone, company.email)],
    links: [linkTo('contact', asked)],
  }
}
