import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site. Without a prefix it is English, under `/th` Thai. */
export default [
  route(':locale?', 'routes/locale/layout.tsx', [
    index('routes/home/page.tsx'),
    route('shop', 'routes/shop/page.tsx'),
    route('product/:id', 'routes/product/page.tsx'),
    route('cart', 'routes/cart/page.tsx'),
    route('checkout', 'routes/checkout/page.tsx'),
    route('order/:key', 'routes/order/page.tsx'),
    route('order/:key/pay', 'routes/order-pay/page.tsx'),
    route('order/:key/paid', 'routes/order-paid/loader.ts'),
    route('order/:key/documents/:file', 'routes/order-document/loader.ts'),
    route('auth', 'routes/auth/page.tsx'),
    route('auth/verify-email', 'routes/auth-verify-email/page.tsx'),
    route('auth/pending', 'routes/auth-pending/pending.ts'),
    route('account', 'routes/account/page.tsx'),
    route('admin-setup', 'routes/admin-setup/page.tsx'),
    layout('routes/customer/layout.tsx', [
      route('profile', 'routes/profile/page.tsx'),
      route('orders', 'routes/orders/page.tsx'),
      route('orders/:id', 'routes/orders-detail/page.tsx'),
      route('settings', 'routes/settings/page.tsx'),
      route('settings/export', 'routes/settings/export.ts'),
    ]),
    layout('routes/staff/layout.tsx', [
      route('admin', 'routes/admin/page.tsx'),
      route('admin/orders', 'routes/admin-orders/page.tsx'),
      route('admin/orders/:id', 'routes/admin-order/page.tsx'),
      route('admin/notifications', 'routes/admin-notifications/page.tsx'),
      route('create-customer', 'routes/create-customer/page.tsx'),
    ]),
    route('*', 'routes/not-found/page.tsx'),
  ]),
  route('preferences', 'routes/preferences/action.ts'),
  route('sign-out', 'routes/sign-out/action.ts'),
] satisfies RouteConfig
