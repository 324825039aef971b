import type { FastifyInstance } from 'fastify'

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // Pictures of backgrounds may lie elsewhere, over https only: D-CONFIG-82-X.
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  // A page inside a dashboard: our own or one over https, sandboxed in the widget: D-WIDGET-51-X.
  "frame-src 'self' https:",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

/** A year. Only this host: what else the plant runs below its name may have no certificate. */
const HTTPS_ONLY = 'max-age=31536000'

export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'x-request-id': request.id,
      // What may be kept says so itself: the web app's own files, and others that are asked for each time.
      'cache-control': 'no-store',
    })
    // Of a proxy's word only when it is trusted; a browser heeds it over https alone.
    if (request.protocol === 'https' || publicUrl.startsWith('https:')) {
      reply.header('strict-transport-security', HTTPS_ONLY)
    }
  })
}
