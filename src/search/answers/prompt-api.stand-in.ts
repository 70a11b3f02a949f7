import type {LanguageModelApi} from './prompt-api';

type Behavior = {
  availability?: Awaited<ReturnType<LanguageModelApi['availability']>>;
  /** What the model says, piece by piece; may depend on the prompt. */
  chunks?: string[] | ((prompt: string) => string[]);
  /** Fails after the pieces. */
  error?: Error;
};

/**
 * Stands in for a browser's language model in tests. It refers to nothing outside of itself, so
 * that its source can be sent to a page of a browser.
 */
export function standInLanguageModel({
  availability = 'available',
  chunks = [],
  error,
}: Behavior): LanguageModelApi & {prompts: string[]; destroyed: number} {
  const standIn: LanguageModelApi & {prompts: string[]; destroyed: number} = {
    prompts: [],
    destroyed: 0,
    availability: async () => availability,
    create: async () => ({
      promptStreaming(input) {
        standIn.prompts.push(input);
        const rest = typeof chunks === 'function' ? chunks(input) : [...chunks];
        return new ReadableStream<string>({
          pull(controller) {
            const chunk = rest.shift();
            if (chunk !== undefined) {
              controller.enqueue(chunk);
            } else if (error) {
              controller.error(error);
            } else {
              controller.close();
            }
          },
        });
      },
      destroy() {
        standIn.destroyed += 1;
      },
    }),
  };
  return standIn;
}
