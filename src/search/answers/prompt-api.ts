/**
 * The part of the Prompt API that is used here.
 *
 * @see https://webmachinelearning.github.io/prompt-api/
 */
export type LanguageModelSession = {
  promptStreaming(input: string, options?: {signal?: AbortSignal}): ReadableStream<string>;
  destroy(): void;
};

export type LanguageModelApi = {
  availability(
    options?: ModelOptions,
  ): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(
    options: ModelOptions & {
      initialPrompts: {role: 'system'; content: string}[];
      signal?: AbortSignal;
    },
  ): Promise<LanguageModelSession>;
};

type Language = {type: 'text'; languages: string[]};
export type ModelOptions = {expectedInputs: Language[]; expectedOutputs: Language[]};

const english: Language[] = [{type: 'text', languages: ['en']}];
export const modelOptions: ModelOptions = {expectedInputs: english, expectedOutputs: english};

/**
 * The language model of this browser, if it is there already. One that would have to be downloaded
 * is left alone: nobody asked for gigabytes.
 */
export async function findLanguageModel(): Promise<LanguageModelApi | undefined> {
  const {LanguageModel: api} = globalThis as {LanguageModel?: LanguageModelApi};
  try {
    return (await api?.availability(modelOptions)) === 'available' ? api : undefined;
  } catch {
    // Frames without the permission throw; to them, there is no model.
    return undefined;
  }
}
