import { bad, good } from '../../../../../base/doctor/said.ts'
import { formatDate } from '../../../../../kernel/dates.ts'

type Reason = { reason: string }
const day = (text: string) => formatDate(new Date(text), 'en')
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const proxies = (count: number) => (count === 0 ? 'no proxy' : count === 1 ? '1 proxy' : `${count} proxies`)

/** Texts of the doctor on the way from a browser to the shop. */
export const wayIn = {
  site: {
    title: 'The shop from outside',
    says: {
      ready: ({ siteUrl }: { siteUrl: string }) => good(`${siteUrl} leads to the shop, and it can sell.`),
      not_ready: ({ siteUrl, status }: { siteUrl: string; status: number }) =>
        bad(
          `${siteUrl}/readyz answers ${status}: the shop can’t sell.`,
          'Look at the database, the disk, and what the shop logs. If the proxy answers instead, see where it leads.',
        ),
      away: ({ siteUrl, reason }: Reason & { siteUrl: string }) =>
        bad(
          `${siteUrl} can’t be reached from here: ${reason}.`,
          'See that the shop and its proxy run, and look at DNS and the firewall. If a phone outside your network reaches it, add the name to /etc/hosts here.',
        ),
      elsewhere: ({ siteUrl }: { siteUrl: string }) =>
        bad(
          `${siteUrl} doesn’t lead to this shop, or to one with another SECRET.`,
          'See where the proxy leads, and that all processes have the same settings.',
        ),
    },
  },
  host: {
    title: 'Host',
    says: {
      kept: ({ host }: { host: string }) =>
        good(`The proxy passes on the name that browsers ask for: ${host}.`),
      changed: ({ host, expected }: { host: string; expected: string }) =>
        bad(
          `The shop is asked for ${host} instead of ${expected}: every form is refused.`,
          'Have the proxy pass on Host as it came (nginx: proxy_set_header Host $http_host).',
        ),
    },
  },
  proxies: {
    title: 'Proxies in front',
    says: {
      right: ({ count }: { count: number }) => good(`TRUST_PROXY is ${count}, and so many pass requests on.`),
      too_many_trusted: ({ count, trusted }: { count: number; trusted: number }) =>
        bad(
          `TRUST_PROXY is ${trusted}, but ${proxies(count)} passed the request on: visitors can make up their address.`,
          `Set TRUST_PROXY=${count} and restart the shop.`,
        ),
      too_few_trusted: ({ count, trusted }: { count: number; trusted: number }) =>
        bad(
          `TRUST_PROXY is ${trusted}, but ${proxies(count)} passed the request on: all visitors are one to the shop, and lock each other out.`,
          `Set TRUST_PROXY=${count} and restart the shop.`,
        ),
      silent: () =>
        bad(
          'The proxy doesn’t say who asks: all visitors are one to the shop, and lock each other out.',
          'Have it send X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).',
        ),
    },
  },
  tls: {
    title: 'Certificate',
    says: {
      valid: ({ until, left }: { until: string; left: number }) =>
        good(`Valid until ${day(until)}, for ${days(left)}.`),
      ends_soon: ({ until, left }: { until: string; left: number }) =>
        bad(
          `It ends on ${day(until)}, in ${days(left)}, and should have been renewed by now.`,
          'Renew it, and see why it wasn’t: certbot renew --dry-run, or Caddy’s log.',
        ),
      ended: ({ until }: { until: string }) =>
        bad(
          `It ended on ${day(until)}: browsers refuse the shop.`,
          'Renew it now: certbot renew, or restart Caddy.',
        ),
      untrusted: ({ reason }: Reason) =>
        bad(
          `Browsers don’t trust it: ${reason}.`,
          'Get one for this name from Let’s Encrypt, and have the proxy send its whole chain.',
        ),
      none: () => bad('SITE_URL is without TLS.', 'Set SITE_URL to an https address.'),
    },
  },
}
