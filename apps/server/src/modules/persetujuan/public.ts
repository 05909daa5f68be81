export { type Answer, answerQuestion, type Consents, isAsked } from './answer.ts';
export { ask } from './ask.ts';
export { type Kept, lastQuestions, questionsOf } from './questions.ts';
export { type Told, tellOnce } from './tell.ts';
export { mayWrite } from './write-to.ts';
