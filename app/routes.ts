import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site. Without a prefix it is English, under `/th` Thai. */
export default [
  route(':locale?', 'routes/locale/layout.tsx', [
    index('routes/home/page.tsx'),
    route('shop', 'routes/shop/page.tsx'),
    route('product/:id', 'routes/product/page.tsx'),
    route('cart', 'routes/cart/page.tsx'),
    route('checkout', 'routes/checkout/page.tsx'),
    route('order/:key', 'routes/order/page.tsx'),
    route('*', 'routes/not-found/page.tsx'),
  ]),
  route('preferences', 'routes/preferences/action.ts'),
] satisfies RouteConfig
