/** A device that keeps passkeys, as a browser and its authenticator answer: enough of WebAuthn to be right, or wrong on purpose. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

interface Answered {
  readonly origin: string
  /** False: somebody touched it, and did not prove who they are. */
  readonly verified?: boolean
  readonly userHandle?: string
}

export function aDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: unknown, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = ({ origin, verified = true }: Answered, more: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    const flags = PRESENT | (verified ? VERIFIED : 0) | (more.length > 0 ? ATTESTED : 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more])
  }
  return {
    id: id.toString('base64url'),
    /** Copied, with its counter as it was. */
    turnBack: () => {
      counter -= 2
    },
    countTo: (count: number) => {
      counter = count - 1
    },
    create(options: Record<string, unknown>, answered: Answered) {
      handle = (options.user as { id: string }).id
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(String(jwk.x), String(jwk.y))])
      const client = clientData('webauthn.create', options.challenge, answered.origin)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data(answered, attested))],
      ])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get(options: Record<string, unknown>, answered: Answered) {
      const client = clientData('webauthn.get', options.challenge, answered.origin)
      const authenticator = data(answered)
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticator.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey).toString('base64url'),
          userHandle: answered.userHandle ?? handle,
        },
      }
    },
  }
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes])

/** ES256 on P-256. */
function coseKey(x: string, y: string): Buffer {
  const short = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    short(x),
    Buffer.from([0x22]),
    short(y),
  ])
}
