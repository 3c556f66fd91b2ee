/** Who may ask the API for what of discounts and newsletters, as in tests/http/access.test.ts: a visitor, a customer, a moderator, an admin. */
export const MARKETING_API = {
  'get /api/staff/discounts': [401, 403, 403, 200],
  'post /api/staff/discounts': [401, 403, 403, 400],
  'post /api/staff/discounts/{id}': [401, 403, 403, 400],
  'post /api/staff/discounts/{id}/end': [401, 403, 403, 404],
  'post /api/staff/discounts/{id}/resume': [401, 403, 403, 404],
  'get /api/staff/newsletters': [401, 403, 200, 200],
  'post /api/staff/newsletters': [401, 403, 400, 400],
  'get /api/staff/newsletters/{id}': [401, 403, 404, 404],
  'post /api/staff/newsletters/{id}': [401, 403, 400, 400],
  'post /api/staff/newsletters/{id}/deletion': [401, 403, 404, 404],
  'get /api/staff/newsletters/{id}/preview': [401, 403, 400, 400],
  'post /api/staff/newsletters/{id}/tests': [401, 403, 404, 404],
  'post /api/staff/newsletters/{id}/sending': [401, 403, 403, 400],
  'post /api/staff/newsletters/{id}/steps': [401, 403, 403, 400],
} satisfies Record<string, [number, number, number, number]>
