import { errors } from './errors.ts'

const { title, text } = errors.tooManyRequests

/** Pages of one file, for when the site's own cannot be drawn. */
export const plainErrors = {
  failed: {
    title: 'Something went wrong',
    advice: 'It’s us, not you. Please try again in a moment. If you write to us, mention this number:',
  },
  too_many_requests: { title, advice: text },
  too_many_searches: { title: 'That was a lot of searches', advice: 'Please try again in a minute.' },
}
