import { callCodes } from '@takt/contract/ground/errors.ts'
import { signedKindOf, signsWith } from '@takt/domain/ground/signed-acts.ts'
import { useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import { type SignatureAsk, useSignatureAsked } from '../../data/call/signing.ts'
import type { ActionName } from '../../data/session/call-rights.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { FormDialog } from '../../parts/form/FormDialog.tsx'
import { PasswordField } from '../../parts/form/PasswordField.tsx'

/** What the signature means, who gives it, and the password or PIN once more. */
export default function SignatureDialog() {
  const asked = useSignatureAsked()
  return asked && <Sign asked={asked} />
}

function Sign({ asked }: { asked: SignatureAsk }) {
  const text = useText()
  const session = useSession()
  const [secret, setSecret] = useState('')
  const kind = signedKindOf(asked.name, asked.payload as Readonly<Record<string, unknown>>)
  const isPin = signsWith(session) === 'pin'
  const name = isPin ? session.device_employee : session.full_name || session.username
  const sign = async () => {
    try {
      await asked.attempt(secret)
    } catch (problem) {
      // Anything else is the answer to what was signed: it is told where that was asked for.
      if (problem instanceof CallFailure && problem.code === callCodes.signature) throw problem
      asked.giveUp(problem)
    }
    return ''
  }
  return (
    <FormDialog
      title={text('signature.title')}
      size="s"
      saves={asked.name as ActionName}
      given={asked.payload as Readonly<Record<string, unknown>>}
      fields={null}
      complete={secret !== ''}
      saveLabel={text('signature.sign')}
      onSave={sign}
      onDone={() => undefined}
      onClose={() => asked.giveUp()}
    >
      <p>
        <strong>{asked.about}</strong>
      </p>
      {kind && <p>{text(`signature.meaning.${kind}`)}</p>}
      <p>{text('signature.signs', { name })}</p>
      <PasswordField
        label={text(isPin ? 'signature.pin' : 'signature.password')}
        required
        autoComplete="current-password"
        inputMode={isPin ? 'numeric' : 'text'}
        maxLength={200}
        value={secret}
        onValueChange={setSecret}
      />
    </FormDialog>
  )
}
