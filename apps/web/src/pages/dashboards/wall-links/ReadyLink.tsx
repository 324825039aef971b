import { useText } from '../../../data/words/use-text.ts'
import { SecretOnce } from '../../../parts/secret-once/SecretOnce.tsx'

/** The address of a new link. */
export function ReadyLink({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const text = useText()
  return (
    <SecretOnce
      secret={`${location.origin}${path}`}
      words={{
        title: text('walls.ready'),
        about: text('walls.ready-text'),
        label: text('walls.address'),
        copy: text('walls.copy'),
        copied: text('walls.copied'),
        notCopied: text('walls.not-copied'),
      }}
      onClose={onClose}
    />
  )
}
