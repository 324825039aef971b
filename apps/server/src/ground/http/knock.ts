import type { FastifyRequest } from 'fastify'

/** Who asks, known from the headers alone: nobody's body is read, let alone parsed, before it is known whose it is. */
export interface Knock<Who> {
  /** For the route's options. */
  readonly onRequest: (request: FastifyRequest) => Promise<void>
  /** For its handler. */
  who(request: FastifyRequest): Who
}

export function knock<Who extends object>(ask: (request: FastifyRequest) => Promise<Who> | Who): Knock<Who> {
  const known = new WeakMap<FastifyRequest, Who>()
  return {
    onRequest: async (request) => void known.set(request, await ask(request)),
    who: (request) => known.get(request) as Who,
  }
}
